"""What runs in the page to see how quick it is, and is no part of it."""

from typing import Final

LONG_TASKS: Final = 50
"""Milliseconds from which on browsers call a task long."""

USABLE: Final = """
const look = () => {
  const table = window.geisterstundeTable;
  const button = document.querySelector('main button');
  if (button && (!location.hash.includes('-') || table?.hasSheet)) window.usableAfter = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""The shelf is usable when its first button stands there; a table when it is drawn with what the server says."""

MOVEMENTS: Final = "() => window.watched.movements"

WATCH: Final = """
window.watched = (() => {
  const taps = [], tasks = [], frames = [];
  let movements = 0, tapped = null, shown = 0, last = null;
  addEventListener('pointerdown', (event) => { tapped = event.timeStamp; }, true);
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: 'longtask' });
  const frame = (now) => {
    const moving = window.geisterstundeTable?.moving ?? null;
    if (moving !== null && last !== null) frames.push(now - last);
    last = moving === null ? null : now;
    if (moving !== null && moving.number !== shown) {
      shown = moving.number;
      movements += 1;
      if (tapped !== null) taps.push(performance.now() - tapped);
      tapped = null;
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  return {
    get movements() { return movements; },
    clear() { for (const seen of [taps, tasks, frames]) seen.length = 0; movements = 0; tapped = null; },
    told: () => ({ taps, tasks, frames }),
  };
})();
"""
"""Times from a tap to the first movement, long tasks, and the frames while something moves."""
