import { describe, expect, it } from 'vitest';
import { likeliest, problemOf } from './problems.ts';

describe('what is in the way', () => {
  it('is a wrong word where it was typed, and a table that is gone where a link led', () => {
    expect(problemOf('unknown-table', true)).toBe('code');
    expect(problemOf('unknown-table', false)).toBe('dead');
  });

  it('is said kindly also where nobody has foreseen it', () => {
    expect(problemOf('something-new', false)).toBe('unexpected');
  });
});

describe('a wrong name', () => {
  it('is likely the known one that it is most like', () => {
    expect(likeliest('mola-kerin-tusal', ['bafi-lumo-sand', 'mola-kerin-tusol'])).toBe('mola-kerin-tusol');
  });

  it('is nobody’s if it is like none', () => {
    expect(likeliest('xxxxxxxxxxxxxxxx', ['bafi-lumo-sand'])).toBe(null);
    expect(likeliest('mola', [])).toBe(null);
  });
});
