/** What is printed: the summary on one page, or the whole of it. */
import './print.css';

/** Print one part of the page; afterwards everything is as it was. */
export function printOnly(part: 'summary' | 'all'): void {
  const root = document.documentElement;
  root.dataset.print = part;
  addEventListener('afterprint', () => delete root.dataset.print, { once: true });
  print();
}
