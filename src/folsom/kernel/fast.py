"""`i64` and `vec`: the compiler's types when mypyc compiles, plain `int` and `list` otherwise.

Compiled code never uses the objects below: mypyc turns both names into machine words and flat arrays.  The uncompiled
engine therefore needs only the standard library.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_):
        return lambda cls: cls

    def append(items, item):
        items.append(item)
        return items

    class vec:
        """`vec[T](items)` returns a list; `vec[T]` in an annotation has no effect."""

        def __class_getitem__(cls, _):
            return lambda items=(), capacity=0: list(items)
