/**
 * Without a line the colours are gone too; the prompt keeps them.
 *
 * The rule asks of every element whether the prompt is in it, and as long as it is there a browser asks again after every
 * change of the page: a third of the time of a movement. So it is there only while the line is away.
 */
const RULE =
  '#app :has(#prompt)>:not(:has(#prompt),#prompt,dialog,.toasts,.sr){filter:grayscale(.9) brightness(.7)}';

/** Take the colours away; call what is returned to give them back. */
export function drained(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULE);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
