"""What every Store does: a class of tests that each kind of store inherits."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.server.store.interface import CodeTaken, Conflict, Store, StoreClosed

T = TypeVar("T")
TWO_HOURS = 7200


class StoreConformance(ABC):
    """Inherit it, say how a store is opened, and all of these are tests of that store."""

    @abstractmethod
    async def opened(self, path: Path) -> Store:
        """The store at that place: a new one, or the same again."""

    def run(self, path: Path, story: Callable[[Store], Awaitable[T]]) -> T:
        """A story with the store at that place, from its opening to its closing."""

        async def whole() -> T:
            store = await self.opened(path)
            try:
                return await story(store)
            finally:
                await store.close()

        return asyncio.run(whole())

    @pytest.fixture
    def place(self, tmp_path: Path) -> Path:
        return tmp_path / "tables.sqlite"

    def test_a_new_store_has_no_tables(self, place: Path) -> None:
        async def story(store: Store) -> None:
            assert await store.count() == 0
            assert await store.table_called("moon-candle-seven") is None
            assert await store.entries(1) == []

        self.run(place, story)

    def test_a_founded_table_is_found_by_its_code_with_its_first_entry(self, place: Path) -> None:
        async def story(store: Store) -> None:
            table = await store.found("moon-candle-seven", b"founded")
            assert await store.table_called("moon-candle-seven") == table
            assert await store.entries(table) == [b"founded"]

        self.run(place, story)

    @pytest.mark.parametrize("code", ["", "moon\0", "\ud800", "' OR 1=1 --", "x" * 100_000])
    def test_a_strange_code_is_the_code_of_no_table(self, place: Path, code: str) -> None:
        async def story(store: Store) -> None:
            await store.found("moon", b"0")
            assert await store.table_called(code) is None

        self.run(place, story)

    def test_a_code_belongs_to_one_table(self, place: Path) -> None:
        async def story(store: Store) -> None:
            await store.found("moon", b"first")
            with pytest.raises(CodeTaken):
                await store.found("moon", b"second")
            assert await store.count() == 1

        self.run(place, story)

    def test_of_many_who_want_one_code_at_once_one_gets_it(self, place: Path) -> None:
        async def story(store: Store) -> None:
            wanted = (store.found("moon", b"%d" % number) for number in range(20))
            answers = await asyncio.gather(*wanted, return_exceptions=True)
            assert sum(isinstance(answer, int) for answer in answers) == 1
            assert sum(isinstance(answer, CodeTaken) for answer in answers) == 19

        self.run(place, story)

    def test_entries_come_back_in_their_order_and_byte_for_byte(self, place: Path) -> None:
        kept = [b"founded", b"", bytes(range(256)), "Höhle".encode(), b"x" * 100_000]

        async def story(store: Store) -> None:
            table = await store.found("moon", kept[0])
            for number, entry in enumerate(kept[1:], start=1):
                await store.append(table, number, entry)
            assert await store.entries(table) == kept

        self.run(place, story)

    def test_entries_are_told_from_a_number_on(self, place: Path) -> None:
        async def story(store: Store) -> None:
            table = await store.found("moon", b"0")
            for number in range(1, 5):
                await store.append(table, number, b"%d" % number)
            assert await store.entries(table, 3) == [b"3", b"4"]
            assert await store.entries(table, 5) == []

        self.run(place, story)

    def test_all_is_there_again_after_closing(self, place: Path) -> None:
        async def first(store: Store) -> int:
            table = await store.found("moon", b"0")
            await store.append(table, 1, b"1")
            return table

        async def second(store: Store) -> None:
            assert await store.table_called("moon") == table
            assert await store.entries(table) == [b"0", b"1"]
            assert await store.count() == 1
            await store.append(table, 2, b"2")

        table = self.run(place, first)
        self.run(place, second)

    def test_a_number_that_is_there_is_a_conflict_and_the_first_entry_stays(self, place: Path) -> None:
        async def story(store: Store) -> None:
            table = await store.found("moon", b"0")
            await store.append(table, 1, b"first")
            with pytest.raises(Conflict):
                await store.append(table, 1, b"second")
            assert await store.entries(table) == [b"0", b"first"]

        self.run(place, story)

    @pytest.mark.parametrize("number", [-1, 0, 2, 7])
    def test_a_number_that_is_not_the_next_is_a_conflict(self, place: Path, number: int) -> None:
        async def story(store: Store) -> None:
            table = await store.found("moon", b"0")
            with pytest.raises(Conflict):
                await store.append(table, number, b"misplaced")
            assert await store.entries(table) == [b"0"]

        self.run(place, story)

    @pytest.mark.parametrize("number", [0, 1])
    def test_an_entry_of_no_table_is_a_conflict(self, place: Path, number: int) -> None:
        async def story(store: Store) -> None:
            with pytest.raises(Conflict):
                await store.append(99, number, b"lost")
            assert await store.entries(99) == []

        self.run(place, story)

    def test_conflicts_do_not_fail_the_others_that_are_saved_with_them(self, place: Path) -> None:
        async def story(store: Store) -> None:
            tables = await asyncio.gather(*(store.found(f"code {number}", b"0") for number in range(100)))
            numbers = [7 if place % 10 == 0 else 1 for place in range(100)]
            appends = (store.append(table, number, b"1") for table, number in zip(tables, numbers, strict=True))
            answers = await asyncio.gather(*appends, return_exceptions=True)
            assert [isinstance(answer, Conflict) for answer in answers] == [number == 7 for number in numbers]
            lengths = [len(await store.entries(table)) for table in tables]
            assert lengths == [1 if number == 7 else 2 for number in numbers]

        self.run(place, story)

    def test_entries_of_one_table_given_at_once_keep_their_order(self, place: Path) -> None:
        async def story(store: Store) -> None:
            table = await store.found("moon", b"0")
            await asyncio.gather(*(store.append(table, number, b"%d" % number) for number in range(1, 300)))
            assert await store.entries(table) == [b"%d" % number for number in range(300)]

        self.run(place, story)

    def test_a_thousand_tables_at_once_keep_their_own_entries(self, place: Path) -> None:
        async def play(store: Store, code: str) -> bool:
            table = await store.found(code, code.encode())
            for number in range(1, 4):
                await store.append(table, number, b"%s %d" % (code.encode(), number))
            expected = [code.encode(), *(b"%s %d" % (code.encode(), number) for number in range(1, 4))]
            return await store.entries(table) == expected

        async def story(store: Store) -> None:
            assert all(await asyncio.gather(*(play(store, f"code {number}") for number in range(1000))))
            assert await store.count() == 1000

        self.run(place, story)

    def test_who_stops_waiting_does_not_disturb_the_others(self, place: Path) -> None:
        async def story(store: Store) -> None:
            table, other = await store.found("moon", b"0"), await store.found("sun", b"0")
            impatient = asyncio.ensure_future(store.append(table, 1, b"1"))
            patient = asyncio.ensure_future(store.append(other, 1, b"1"))
            await asyncio.sleep(0)
            impatient.cancel()
            await patient
            assert await store.entries(other) == [b"0", b"1"]

        self.run(place, story)

    def test_a_forgotten_table_is_gone_and_the_others_stay(self, place: Path) -> None:
        async def story(store: Store) -> None:
            table, other = await store.found("moon", b"0"), await store.found("sun", b"0")
            await store.append(table, 1, b"1")
            await store.forget(table)
            assert await store.table_called("moon") is None
            assert await store.entries(table) == []
            assert await store.entries(other) == [b"0"]
            assert await store.count() == 1

        self.run(place, story)

    def test_a_long_table_is_forgotten_whole(self, place: Path) -> None:
        async def story(store: Store) -> None:
            table = await store.found("moon", b"0")
            await asyncio.gather(*(store.append(table, number, b"") for number in range(1, 1700)))
            await store.forget(table)
            assert await store.entries(table) == []
            with pytest.raises(Conflict):
                await store.append(table, 1700, b"late")

        self.run(place, story)

    def test_forgetting_twice_or_what_never_was_is_fine(self, place: Path) -> None:
        async def story(store: Store) -> None:
            table = await store.found("moon", b"0")
            await asyncio.gather(store.forget(table), store.forget(table), store.forget(99))
            assert await store.count() == 0

        self.run(place, story)

    def test_the_number_of_a_forgotten_table_is_not_given_again(self, place: Path) -> None:
        async def story(store: Store) -> None:
            table = await store.found("moon", b"0")
            await store.forget(table)
            assert await store.found("moon", b"anew") != table

        self.run(place, story)

    def test_what_was_not_touched_is_named_and_at_most_so_many(self, place: Path) -> None:
        async def story(store: Store) -> None:
            tables = [await store.found(code, b"0") for code in ("moon", "sun", "star")]
            later = time.time() + TWO_HOURS
            assert await store.untouched_since(later, 10) == tables
            assert await store.untouched_since(later, 2) == tables[:2]

        self.run(place, story)

    def test_what_was_touched_since_is_not_named(self, place: Path) -> None:
        async def story(store: Store) -> None:
            before = time.time()
            await store.found("moon", b"0")
            assert await store.untouched_since(before, 10) == []

        self.run(place, story)

    def test_a_backup_is_a_store_with_all_that_was_there(self, place: Path, tmp_path: Path) -> None:
        copy = tmp_path / "copy.sqlite"

        async def story(store: Store) -> None:
            table = await store.found("moon", b"0")
            await store.append(table, 1, b"1")
            await store.backup(copy)
            await store.append(table, 2, b"after the backup")

        async def look(store: Store) -> None:
            table = await store.table_called("moon")
            assert table is not None
            assert await store.entries(table) == [b"0", b"1"]

        self.run(place, story)
        self.run(copy, look)

    def test_a_backup_overwrites_nothing(self, place: Path, tmp_path: Path) -> None:
        precious = tmp_path / "precious"
        precious.write_bytes(b"holiday photographs")

        async def story(store: Store) -> None:
            with pytest.raises(Refused, match="file-exists"):
                await store.backup(precious)

        self.run(place, story)
        assert precious.read_bytes() == b"holiday photographs"

    def test_what_was_given_before_closing_is_saved(self, place: Path) -> None:
        async def story(store: Store) -> int:
            table = await store.found("moon", b"0")
            append = asyncio.ensure_future(store.append(table, 1, b"1"))
            await asyncio.sleep(0)
            await store.close()
            await append
            return table

        async def look(store: Store) -> None:
            assert await store.entries(table) == [b"0", b"1"]

        table = self.run(place, story)
        self.run(place, look)

    def test_a_closed_store_says_so(self, place: Path, tmp_path: Path) -> None:
        async def story(store: Store) -> None:
            await store.close()
            for call in (
                store.found("moon", b"0"),
                store.append(1, 1, b""),
                store.entries(1),
                store.table_called("moon"),
                store.count(),
                store.forget(1),
                store.untouched_since(0, 1),
                store.backup(tmp_path / "copy"),
            ):
                with pytest.raises(StoreClosed):
                    await call

        self.run(place, story)
