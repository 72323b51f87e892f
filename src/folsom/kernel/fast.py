"""`i64` and `vec`: the compiler's own types when mypyc compiles, plain `int` and `list` otherwise.

Compiled code never looks at the objects below: mypyc turns both names into machine words and flat arrays.  The plain
engine therefore needs the standard library alone.
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
        """`vec[T](items)` is a list, and `vec[T]` in an annotation is nothing at all."""

        def __class_getitem__(cls, _):
            return lambda items=(), capacity=0: list(items)
