"""People: a name, and a secret that only the person's browser knows.

A token is `<person>.<secret>`.  Only the hash of the secret is stored: nobody can impersonate a person by reading the
database.  The secret is random and long, so a plain hash is enough.
"""

import asyncio
import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from weakref import WeakValueDictionary

from folsom.server.refusal import Refusal
from folsom.server.store import Person, Store
from folsom.server.text import clean_name

ID_BYTES, SECRET_BYTES = 9, 24  # 12 and 32 characters
LONGEST_TOKEN = 100
CACHE_SIZE = 4096


class People:
    """All people, with a cache of recent ones."""

    def __init__(self, store: Store, clock: Callable[[], int], cache_size: int = CACHE_SIZE) -> None:
        self.store = store
        self.clock = clock
        self.cache_size = cache_size
        self._cache: OrderedDict[str, Person] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by person

    async def add(self, name: str) -> tuple[Person, str]:
        """Create a person; their token is returned only this once."""
        secret = secrets.token_urlsafe(SECRET_BYTES)
        person = Person(secrets.token_urlsafe(ID_BYTES), clean_name(name), hashed(secret), self.clock())
        await self.store.add_person(person)
        self._cache_person(person)
        return person, f"{person.id}.{secret}"

    async def authenticate(self, token: str) -> Person:
        """The person with this token; Refusal("who") if there is none."""
        id, _, secret = token.partition(".")
        person = await self._find(id) if len(token) <= LONGEST_TOKEN else None
        expected = person.secret if person else bytes(hashlib.sha256().digest_size)
        right = hmac.compare_digest(hashed(secret), expected)
        if person is None or not right:
            raise Refusal("who", "This token is not valid here.")
        return person

    async def renew(self, person: Person) -> tuple[Person, str]:
        """Replace a person's token; the old one becomes invalid."""
        secret = secrets.token_urlsafe(SECRET_BYTES)
        renewed = await self._change_secret(person, hashed(secret))
        return renewed, f"{person.id}.{secret}"

    async def revoke(self, person: Person) -> None:
        """Make a person's token invalid: the new hash belongs to no known secret."""
        await self._change_secret(person, secrets.token_bytes(hashlib.sha256().digest_size))

    async def is_current(self, person: Person) -> bool:
        """Whether the token that a person connected with is still valid."""
        known = await self._find(person.id)
        return known is not None and known.secret == person.secret

    async def _change_secret(self, person: Person, secret: bytes) -> Person:
        async with self._lock(person):
            changed = replace(await self._current(person), secret=secret)
            await self.store.change_secret(person.id, secret)
            self._cache_person(changed)
        return changed

    async def rename(self, person: Person, name: str) -> Person:
        name = clean_name(name)
        async with self._lock(person):
            renamed = replace(await self._current(person), name=name)
            await self.store.rename(person.id, name)
            self._cache_person(renamed)
        return renamed

    def _lock(self, person: Person) -> asyncio.Lock:
        """A lock for changes to a person: parallel changes must not undo each other."""
        return self._locks.setdefault(person.id, asyncio.Lock())

    async def _current(self, person: Person) -> Person:
        """The person as they are now; Refusal("who") if their token has changed since they authenticated."""
        known = await self._find(person.id)
        if known is None or known.secret != person.secret:
            raise Refusal("who", "This token has been renewed.")
        return known

    async def _find(self, id: str) -> Person | None:
        person = self._cache.get(id)
        if person is None:
            stored = await self.store.person(id)
            person = self._cache.get(id) or stored  # changed while it was read
        if person:
            self._cache_person(person)
        return person

    def _cache_person(self, person: Person) -> None:
        self._cache[person.id] = person
        self._cache.move_to_end(person.id)
        if len(self._cache) > self.cache_size:
            self._cache.popitem(last=False)


def hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode(errors="surrogatepass")).digest()
