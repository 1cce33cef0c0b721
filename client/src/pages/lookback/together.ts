/** Whoever looks back alone and wants the others to come along goes to the table and leads there from the same moment. */
import { toTable } from '../route.ts';

let wish: { readonly code: string; readonly step: number } | null = null;

export function leadFrom(code: string, step: number): void {
  wish = { code, step };
  location.hash = toTable(code);
}

/** The step from which somebody wants to lead at this table, asked once; null where nobody wants to. */
export function wishedAt(code: string): number | null {
  if (wish?.code !== code) return null;
  const { step } = wish;
  wish = null;
  return step;
}
