/** Copies a text; false where the page may not, because its address is not secure. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Gives somebody a text as a file. */
export function download(name: string, content: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Not at once: the browser reads it when it begins to save.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
