"""What runs in the page to see how quick it is, and is no part of it."""

from typing import Final

LONG_TASKS: Final = 50
"""Milliseconds from which on browsers call a task long."""

USABLE: Final = """
const isAtTable = location.hash.includes('-');
const isUsable = () => {
  const table = window.geisterstundeTable;
  if (isAtTable) return table?.isDressed && table.choices.length > 0 && document.getElementById('prompt') !== null;
  return document.querySelector('main button') !== null;
};
const look = () => {
  if (isUsable()) window.usableAfter = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""The shelf is usable when its first button stands there; a table when it is drawn and something may be chosen."""

MOVEMENTS: Final = "() => window.watched.movements"

WATCH: Final = """
window.watched = (() => {
  const taps = [], tasks = [], frames = [];
  let movements = 0, tapped = null, isAlone = false, others = 0, shown = 0, last = null;
  // Who taps while something moves sees it move on; how long that takes is no question of speed.
  const isAtRest = () => !window.geisterstundeTable?.isBusy;
  addEventListener('pointerdown', (event) => {
    tapped = isAtRest() ? event.timeStamp : null;
    isAlone = window.geisterstundeTable?.view?.to_act.length === 1;
  }, true);
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: 'longtask' });
  const frame = (now) => {
    const moving = window.geisterstundeTable?.moving ?? null;
    if (moving !== null && last !== null) frames.push(now - last);
    last = moving === null ? null : now;
    if (moving !== null && moving.number !== shown) {
      shown = moving.number;
      movements += 1;
      // Where all choose at once nothing of one's own moves before the last of them has chosen.
      const isOwn = isAlone || moving.event.seat === window.geisterstundeTable.seat;
      if (tapped !== null && isOwn) taps.push(performance.now() - tapped);
      else if (tapped !== null) others += 1;
      tapped = null;
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  return {
    get movements() { return movements; },
    clear() { for (const seen of [taps, tasks, frames]) seen.length = 0; movements = others = 0; tapped = null; },
    told: () => ({ taps, tasks, frames, others: Array(others).fill(1) }),
  };
})();
"""
"""Times from a tap at rest to the first movement of the own seat, long tasks, and the frames while something moves."""
