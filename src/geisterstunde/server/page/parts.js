// Small parts that every screen is made of. Texts from people become text nodes, never markup.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Record<string, string | number | boolean | undefined | ((event: Event) => void)>} Attributes */
/** @typedef {Node | string | null | undefined | false} Child */

/**
 * An element with attributes and children; a function is a listener for the event of its name.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  furnish(element, attributes, children);
  return element;
}

/**
 * An element of a drawing.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  furnish(element, attributes, children);
  return element;
}

/** @param {Element} element @param {Attributes} attributes @param {Child[]} children */
function furnish(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  }
  for (const child of children) if (child) element.append(child);
}

/**
 * A button that says what it does.
 * @param {string} label @param {() => void} press @param {Attributes} [attributes]
 */
export function button(label, press, attributes = {}) {
  return make("button", { type: "button", click: press, ...attributes }, label);
}

/**
 * A part that can be folded; once somebody has folded it, it stays as it was left.
 * @param {string} key @param {string} title @param {{class?: string, open?: boolean}} how @param {...Child} children
 */
export function foldable(key, title, how, ...children) {
  const whole = make("details", { class: `panel ${how.class ?? ""}`, open: how.open, "data-key": key });
  const heading = make("summary", { "data-key": `fold-${key}`, click: () => (whole.dataset.touched = "") }, title);
  whole.append(heading, ...children.filter((child) => !!child).map((child) => /** @type {Node | string} */ (child)));
  return whole;
}

/** Whether a finger or a mouse button is down. */
let isPressed = false;
/** What is to be drawn when it is up again. @type {Set<() => void>} */
const waiting = new Set();
/** Milliseconds after which a press that never ended is forgotten. */
const LONGEST_PRESS = 10000;
let forgetting = 0;

function release() {
  isPressed = false;
  clearTimeout(forgetting);
  const drawings = [...waiting];
  waiting.clear();
  for (const drawing of drawings) drawing();
}

function press() {
  isPressed = true;
  clearTimeout(forgetting);
  forgetting = setTimeout(release, LONGEST_PRESS);
}

document.addEventListener("pointerdown", press, true);
// After the click that a release makes: it must find what was pressed.
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => setTimeout(release), true);

/**
 * Whether somebody is pressing something just now; then `drawing` is called after the release. What is replaced under
 * a finger loses the press.
 * @param {() => void} drawing
 */
export function isHeldBack(drawing) {
  if (isPressed) waiting.add(drawing);
  return isPressed;
}

/**
 * Shows other children in an element; whoever had the focus keeps it, found again by its key.
 * @param {Element} element @param {...Child} children
 */
export function fill(element, ...children) {
  const focused = document.activeElement;
  const key = focused instanceof HTMLElement && element.contains(focused) ? focused.dataset.key : undefined;
  const touched = new Map(Array.from(element.querySelectorAll("details[data-touched]"), (one) => [one.getAttribute("data-key"), /** @type {HTMLDetailsElement} */ (one).open]));
  element.replaceChildren(...children.filter((child) => !!child).map((child) => /** @type {Node | string} */ (child)));
  for (const one of element.querySelectorAll("details")) {
    const before = touched.get(one.dataset.key ?? "");
    if (before === undefined) continue;
    one.open = before;
    one.dataset.touched = "";
  }
  if (key !== undefined) {
    const again = element.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (again instanceof HTMLElement) again.focus();
  }
}

/**
 * One ghost: the first family is round, the second one pointed; its colour comes with a pattern and a letter.
 * @param {number} family @param {string} colour @param {string} letter
 */
export function ghost(family, colour, letter) {
  const body =
    family === 0
      ? "M8 44V22a16 16 0 0 1 32 0v22q-4-5-8 0t-8 0-8 0-8 0z"
      : "M24 3q5 9 13 15 3 3 3 8v18l-5.3-5-5.4 5-5.3-5-5.3 5-5.4-5-5.3 5V26q0-5 3-8 8-6 13-15z";
  return draw(
    "svg",
    { viewBox: "0 0 48 48", class: `ghost family-${family} ${colour}`, "aria-hidden": "true", focusable: "false" },
    draw("path", { d: body, class: "ghost-body", fill: `url(#${colour})` }),
    draw("circle", { cx: 18.5, cy: 20, r: 2.6, class: "ghost-eye" }),
    draw("circle", { cx: 29.5, cy: 20, r: 2.6, class: "ghost-eye" }),
    draw("circle", { cx: 24, cy: 32, r: 7.5, class: "ghost-badge" }),
    draw("text", { x: 24, y: 36, class: "ghost-letter" }, letter),
  );
}

/**
 * The pale ghost of a box or a chair.
 * @param {string} [accessory] what it wears: crown, fog, clock, sale, candle
 */
export function paleGhost(accessory = "") {
  const worn = /** @type {Record<string, string>} */ ({
    crown: "M15 7l4 4 5-7 5 7 4-4-2 9H17z",
    fog: "M4 38q6-5 12 0t12 0 16 0M8 43q5-4 10 0t10 0 10 0",
    clock: "M33 30a8 8 0 1 0 .1 0M33 33v5h4",
    sale: "M30 28h14v12H30zM37 40v6M33 32h8M33 36h5",
    candle: "M36 30h5v14h-5zM38.5 22q4 4 0 7-4-3 0-7",
  });
  const extra = worn[accessory];
  return draw(
    "svg",
    { viewBox: "0 0 48 48", class: "ghost pale", "aria-hidden": "true", focusable: "false" },
    draw("path", { d: "M8 44V22a16 16 0 0 1 32 0v22q-4-5-8 0t-8 0-8 0-8 0z", class: "ghost-body" }),
    draw("circle", { cx: 19, cy: 22, r: 2.6, class: "ghost-eye" }),
    draw("circle", { cx: 29, cy: 22, r: 2.6, class: "ghost-eye" }),
    draw("path", { d: "M21 29q3 3 6 0", class: "ghost-smile" }),
    extra ? draw("path", { d: extra, class: `worn ${accessory}` }) : null,
  );
}

/**
 * A little box of two halves: what somebody can copy, and the button that does it.
 * @param {string} address @param {string} copy @param {string} copied
 */
export function copyable(address, copy, copied) {
  const field = make("input", { class: "address", readonly: true, value: address, "aria-label": copy });
  field.addEventListener("focus", () => field.select());
  const press = button(copy, () => {
    field.select();
    // Without https there is no clipboard for pages; the old way still works there.
    const done = navigator.clipboard ? navigator.clipboard.writeText(address) : Promise.reject(new Error("no clipboard"));
    done.catch(() => document.execCommand("copy")).finally(() => (press.textContent = copied));
  });
  return make("div", { class: "copyable" }, field, press);
}
