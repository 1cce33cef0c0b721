/** What is asked of the server about puzzles. */
import type { Concluded, Foretelling, Hinted, PuzzleAnswer, PuzzleQuestion, PuzzleSheet, PuzzleShelf, PuzzleVerdict } from '$protocol';
import { ask } from '../net/requests.ts';

const puzzle = (game: string, id: string) => `puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

export const puzzleShelf = () => ask<PuzzleShelf>('puzzles');
/** One puzzle, with whoever solves it on the chair that is asked. */
export const puzzleSheet = (game: string, id: string, name: string) => ask<PuzzleSheet>(`${puzzle(game, id)}?name=${encodeURIComponent(name)}`);
export const answerPuzzle = (game: string, id: string, answer: PuzzleAnswer) => ask<PuzzleVerdict>(`${puzzle(game, id)}/answer`, { body: answer });
export const foretellPuzzle = (game: string, id: string, question: PuzzleQuestion) => ask<Foretelling>(`${puzzle(game, id)}/foretell`, { body: question });
export const concludePuzzle = (game: string, id: string) => ask<Concluded>(`${puzzle(game, id)}/conclusions`);
/** The answer, for whoever gives up. */
export const puzzleSolution = (game: string, id: string) => ask<Hinted>(`${puzzle(game, id)}/solution`);
