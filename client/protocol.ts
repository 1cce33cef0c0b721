// Made from the Structs of src/geisterstunde by `make types`. Do not edit: change the Structs.

/** How a finished game ended: one score per seat (more is better), the winners, the reason as a text key. */
export interface Result {
  scores: readonly number[];
  winners: readonly number[];
  reason: string;
}

/** The game is over. */
export interface GameEnded {
  event: "game-ended";
  result: Result;
}

/** Somebody came to watch. */
export interface Came {
  note: "came";
  name: string;
}

/** Somebody took a chair. */
export interface SatDown {
  note: "sat-down";
  seat: number;
  name: string;
}

/** Somebody left a chair. */
export interface Left {
  note: "left";
  seat: number;
  name: string;
}

/** Somebody is back on the own chair. */
export interface CameBack {
  note: "came-back";
  seat: number;
  name: string;
}

/** A bot plays on this chair now. */
export interface BotCame {
  note: "bot-came";
  seat: number;
  level: string;
}

/** A bot plays for a person until this person comes back: by the person's own wish, or because the host decided so
 * after the person had left or had been gone for long. */
export interface BotFilledIn {
  note: "bot-filled-in";
  seat: number;
  name: string;
  level: string;
  by_host: boolean;
}

/** The host has asked somebody to leave a chair. */
export interface SentAway {
  note: "sent-away";
  seat: number;
  name: string;
}

/** A bot left its chair. */
export interface BotLeft {
  note: "bot-left";
  seat: number;
  level: string;
}

/** Somebody goes by another name. */
export interface Renamed {
  note: "renamed";
  before: string;
  name: string;
}

/** A game is about to begin: everybody's words are being opened. */
export interface WordsAsked {
  note: "words-asked";
}

/** A seat had promised words and did not open them in time: the game begins without them. */
export interface WordsLeftOut {
  note: "words-left-out";
  seat: number;
}

/** The next game was chosen, or its options were. */
export interface GameChosen {
  note: "game-chosen";
  game: string;
}

/** The host has changed who sits where. */
export interface ChairsMoved {
  note: "chairs-moved";
}

/** Somebody else is the host. */
export interface HostChanged {
  note: "host-changed";
  name: string;
}

/** New people may come. */
export interface Opened {
  note: "opened";
}

/** New people may not come any more. */
export interface Closed {
  note: "closed";
}

/** People without a chair see the game. */
export interface WatchingAllowed {
  note: "watching-allowed";
}

/** People without a chair do not see the game any more. */
export interface WatchingForbidden {
  note: "watching-forbidden";
}

/** People at a chair may say own words aside. */
export interface ChatAllowed {
  note: "chat-allowed";
}

/** Nobody may say own words aside any more. */
export interface ChatForbidden {
  note: "chat-forbidden";
}

/** Everybody may ask for hints. */
export interface HintsAllowed {
  note: "hints-allowed";
}

/** Nobody may ask for hints any more. */
export interface HintsForbidden {
  note: "hints-forbidden";
}

/** Hints may be asked for where nobody but bots sits opposite. */
export interface HintsAsUsual {
  note: "hints-as-usual";
}

/** All who played agreed that the finished game may be played on with the cards as they lay. */
export interface CardsOpened {
  note: "cards-opened";
}

/** A seat asked for a hint. */
export interface AskedHint {
  note: "asked-hint";
  seat: number;
}

/** The game is over: how many hints a seat was given in it, and how many of them it followed. */
export interface HintsFollowed {
  note: "hints-followed";
  seat: number;
  asked: number;
  followed: number;
}

/** There are so many seconds for an action. */
export interface ClockSet {
  note: "clock-set";
  seconds: number;
}

/** There is no clock any more. */
export interface ClockTakenAway {
  note: "clock-taken-away";
}

/** A clock has run out; the action was drawn by lot. */
export interface ClockRanOut {
  note: "clock-ran-out";
  seat: number;
}

/** A game has begun. */
export interface GameStarted {
  note: "game-started";
  game: string;
}

/** A seat wants something and asks the others. */
export interface Proposed {
  note: "proposed";
  kind: "clock" | "open-cards" | "rematch" | "resign" | "undo";
  seat: number;
}

/** The host would like another clock in the running game, and asks everybody; None takes it away. */
export interface ClockProposed {
  note: "clock-proposed";
  seconds: number | null;
}

/** The host agreed in the place of people who had been gone for long. */
export interface AgreedForGone {
  note: "agreed-for-gone";
  seats: readonly number[];
}

/** A seat agrees to a proposal. */
export interface AgreedTo {
  note: "agreed-to";
  kind: "clock" | "open-cards" | "rematch" | "resign" | "undo";
  seat: number;
}

/** A seat does not agree, or takes the own proposal back; None is a host without a chair. */
export interface Declined {
  note: "declined";
  kind: "clock" | "open-cards" | "rematch" | "resign" | "undo";
  seat: number | null;
}

/** A proposal means nothing any more: somebody acted, left or came back. */
export interface Dropped {
  note: "dropped";
  kind: "clock" | "open-cards" | "rematch" | "resign" | "undo";
}

/** A game of practice has ended: everything could be taken back in it. */
export interface PracticeOver {
  note: "practice-over";
}

/** A seat took its last action back. */
export interface TookBack {
  note: "took-back";
  seat: number;
}

/** A seat gave the game up. */
export interface Resigned {
  note: "resigned";
  seat: number;
}

export type AnyNote = Came | SatDown | Left | CameBack | BotCame | BotFilledIn | SentAway | BotLeft | Renamed | WordsAsked | WordsLeftOut | GameChosen | ChairsMoved | HostChanged | Opened | Closed | WatchingAllowed | WatchingForbidden | ChatAllowed | ChatForbidden | HintsAllowed | HintsForbidden | HintsAsUsual | CardsOpened | AskedHint | HintsFollowed | ClockSet | ClockTakenAway | ClockRanOut | GameStarted | Proposed | ClockProposed | AgreedForGone | AgreedTo | Declined | Dropped | PracticeOver | TookBack | Resigned;

/** Carry out an action of the game. */
export interface Act {
  do: "act";
  action: AnyAction;
}

/** Take back the last action: at once where that is free, else with the consent of the others. */
export interface Undo {
  do: "undo";
}

/** Give the game up, if the others agree. */
export interface Resign {
  do: "resign";
}

/** Play again with the chairs turned by one, if the others agree; agrees to a rematch that is proposed already. */
export interface Rematch {
  do: "rematch";
}

/** Let the game that is over be played on with the cards as they lay, if all who played agree. */
export interface OpenCards {
  do: "open-cards";
}

/** Agree to the proposal of this kind. */
export interface Agree {
  do: "agree";
  kind: "clock" | "open-cards" | "rematch" | "resign" | "undo";
}

/** Decline the proposal of this kind, or withdraw one's own. */
export interface Disagree {
  do: "disagree";
  kind: "clock" | "open-cards" | "rematch" | "resign" | "undo";
}

/** Host only: agree in the place of everybody who has been disconnected for as long as `Present` says. */
export interface AgreeForGone {
  do: "agree-for-gone";
  kind: "clock" | "open-cards" | "rematch" | "resign" | "undo";
}

/** Begin the game; for anybody at a chair, and for the host. Words that were promised are opened first. */
export interface Start {
  do: "start";
}

/** Go by another name, or look different; without an avatar the ghost stays as it is, "" takes it away. */
export interface Rename {
  do: "rename";
  name: string;
  avatar?: string | null;
}

/** Promise words for the seed of the next game by their hash (core.luck.commitment_to_words), or other ones. */
export interface PromiseWords {
  do: "promise-words";
  commitment: string;
}

/** Open the words that one has promised, once everybody's promises stand (`TableSheet.opens_until`). */
export interface OpenWords {
  do: "open-words";
  words: string;
}

/** Take an empty chair between the games; None is the first one. */
export interface Sit {
  do: "sit";
  seat?: number | null;
}

/** Leave one's chair; in a running game it is kept, and a bot may play there until one returns. */
export interface Stand {
  do: "stand";
}

/** Take one's chair back, from a bot if one sits there. */
export interface Return {
  do: "return";
}

/** Host only: which game is next, for how many, with which options. */
export interface ChooseGame {
  do: "choose-game";
  game: string;
  players: number;
  options?: Record<string, unknown>;
}

/** Host only: a bot takes an empty chair or follows another bot.
 * 
 * In a running game it fills in for a person: on one's own chair whenever one likes; by the host only where somebody
 * has stood up, or has been disconnected for as long as `Present` says. */
export interface SeatBot {
  do: "seat-bot";
  seat: number;
  level: string;
}

/** Host only: nobody sits on this chair any more; between the games only. */
export interface ClearSeat {
  do: "clear-seat";
  seat: number;
}

/** Host only: chair number i becomes the one that was number `order[i]`; between the games only. */
export interface Reseat {
  do: "reseat";
  order: readonly number[];
}

/** Host only: another person is the host from now on. */
export interface HandOver {
  do: "hand-over";
  person: number;
}

/** Host only: whether new people may come. */
export interface Open {
  do: "open";
  is_open: boolean;
}

/** Host only: whether people without a chair see the game. */
export interface LetWatch {
  do: "let-watch";
  may_watch: boolean;
}

/** Host only: whether people at a chair may say own words aside. */
export interface LetChat {
  do: "let-chat";
  may_chat: boolean;
}

/** Host only: whether people may ask for hints; None: only where nobody but bots sits opposite. */
export interface LetHint {
  do: "let-hint";
  may_hint: boolean | null;
}

/** Host only: how many seconds there are for an action, None for no clock; in a running game by consent. */
export interface SetClock {
  do: "set-clock";
  seconds: number | null;
}

export type AnyCommand = Act | Undo | Resign | Rematch | OpenCards | Agree | Disagree | AgreeForGone | Start | Rename | PromiseWords | OpenWords | Sit | Stand | Return | ChooseGame | SeatBot | ClearSeat | Reseat | HandOver | Open | LetWatch | LetChat | LetHint | SetClock;

/** The first message: who it is, and what was heard last.
 * 
 * Without a token one watches. With `last`, the number of the newest message that was heard, the welcome tells what
 * has happened since. With `sentences`, all that is heard comes in words too. */
export interface Hello {
  type: "hello";
  token?: string | null;
  last?: number | null;
  lang?: "de" | "en";
  sentences?: boolean;
}

/** A command of a person; one that is said again with the same id does nothing and is acknowledged again. */
export interface Do {
  type: "do";
  id: string;
  command: Act | Undo | Resign | Rematch | OpenCards | Agree | Disagree | AgreeForGone | Start | Rename | PromiseWords | OpenWords | Sit | Stand | Return | ChooseGame | SeatBot | ClearSeat | Reseat | HandOver | Open | LetWatch | LetChat | LetHint | SetClock;
}

/** What would follow if my seat did this now? Nothing is done; for the seat whose turn it is. */
export interface Foretell {
  type: "foretell";
  id: string;
  action: AnyAction;
}

/** What would a ghost do on my chair? For the seat whose turn it is, where hints are allowed (`News.may_hint`).
 * 
 * Everybody at the table hears that a hint was asked for (the note `asked-hint`), the hint itself hears the asker. */
export interface Hint {
  type: "hint";
  id: string;
}

/** What follows from what I see: cards not seen yet, who can still hold what. Nothing is done. */
export interface Conclude {
  type: "conclude";
  id: string;
}

/** What have I heard in this game so far? Of what was taken back nothing is told. Nothing is done. */
export interface Recall {
  type: "recall";
  id: string;
}

/** What did I see after the moment with this number of `Recalled.moments`? Nothing is done. */
export interface LookAt {
  type: "look";
  id: string;
  moment: number;
}

/** Make a face or say a prepared sentence; everybody hears it as `Said`, and it is acknowledged by `Done`. */
export interface Emote {
  type: "emote";
  id: string;
  emote: "another-game" | "boo" | "good-luck" | "have-to-go" | "laugh" | "love" | "one-moment" | "sad" | "scared" | "sleepy" | "sly" | "thank-you" | "that-was-close" | "think" | "well-played" | "your-turn";
}

/** Say own words aside, where the host allows it (`TableSheet.may_chat`); everybody hears it as `Said`. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** After the end: I lead through the game and am at this step, with the eyes of this seat (None watches).
 * 
 * Everybody hears it as `Led`; whoever led before follows from then on. For people at a chair. */
export interface Lead {
  type: "lead";
  id: string;
  step: number;
  eyes?: number | null;
}

/** I lead no more. */
export interface StopLeading {
  type: "stop-leading";
  id: string;
}

/** After the end: look here! Everybody hears it as `Pointed`. For people at a chair. */
export interface Point {
  type: "point";
  id: string;
  thing: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  n: number;
}

export type AnyFromClient = Hello | Do | Foretell | Hint | Conclude | Recall | LookAt | Emote | Chat | Lead | StopLeading | Point | Ping;

/** Who the client is at this table; without a person it only watches. */
export interface You {
  person: number | null;
  seat: number | null;
  is_host: boolean;
}

/** What is happening now: the text `prompt-…`. A seat in the arguments is its number. */
export interface Prompt {
  key: string;
  args: Record<string, string | number>;
}

/** A place at the table.
 * 
 * `name` is of a person as it was given, of a bot its level, which doors translate, and empty on an empty chair. */
export interface Chair {
  who: "bot" | "empty" | "person";
  name: string;
  person: number | null;
  level: string | null;
  away: boolean;
  avatar: string;
}

/** Something that a seat wants and the other people have to agree on, also those who are away; one of a kind. */
export interface Proposal {
  kind: "clock" | "open-cards" | "rematch" | "resign" | "undo";
  by: number | null;
  agreed: readonly number[];
  seconds: number | null;
}

/** All that is public around a table, the game itself apart. */
export interface TableSheet {
  code: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  is_practice: boolean;
  phase: "before" | "over" | "playing";
  chairs: readonly Chair[];
  host: number;
  is_open: boolean;
  may_watch: boolean;
  clock: number | null;
  may_chat: boolean;
  may_hint: boolean | null;
  promise: string;
  commitment: string | null;
  commitments: readonly string[];
  opened: readonly boolean[];
  opens_until: number | null;
  words: readonly string[];
  games_played: number;
  games_begun: number;
  proposals: readonly Proposal[];
  deadlines: readonly (number | null)[];
  are_cards_open: boolean;
  deal: string;
}

/** What `Undo` would do now for one's own seat.
 * 
 * `free`: at once, and nobody is asked. `agreed`: at once as well, because nobody has to be
 * asked (practice, or a game without secrets against bots). `asks`: it
 * becomes a proposal, and the other people are asked. */
export interface TakingBack {
  how: "agreed" | "asks" | "free";
  moves: number;
}

/** What one audience sees and hears.
 * 
 * `number` counts the messages of this audience only: somebody whose chair has changed begins with a new welcome. */
export interface News {
  number: number;
  game: string;
  viewer: number | null;
  events?: readonly AnyEvent[];
  notes?: readonly AnyNote[];
  view?: AnyView | null;
  choices?: readonly AnyAction[];
  prompt?: Prompt | null;
  sheet?: TableSheet | null;
  undo?: TakingBack | null;
  undo_asked?: number;
  may_hint?: boolean;
  missed?: boolean;
}

/** What this server is: a tab that was loaded from another `client` is old and should be loaded again. */
export interface Version {
  program: string;
  client: string;
  protocol: number;
  rules: Record<string, number>;
}

/** Something that a person at a chair has said aside: an emote, or a text of one's own where the host allows that.
 * 
 * No part of the game, of its log, or of its journal. A client mutes whom it likes. */
export interface Remark {
  person: number;
  seat: number;
  name: string;
  at: number;
  emote?: "another-game" | "boo" | "good-luck" | "have-to-go" | "laugh" | "love" | "one-moment" | "sad" | "scared" | "sleepy" | "sly" | "thank-you" | "that-was-close" | "think" | "well-played" | "your-turn" | null;
  text?: string;
}

/** News in words, for a client that asked for sentences. */
export interface Words {
  said: readonly string[];
  asks: string;
  labels: readonly string[];
}

/** The answer to Hello, and to whatever changes where somebody sits: begin anew from this. */
export interface Welcome {
  type: "welcome";
  you: You;
  news: News;
  now: number;
  version: Version;
  remarks?: readonly Remark[];
  words?: Words | null;
}

/** News. */
export interface Heard {
  type: "heard";
  news: News;
  words?: Words | null;
}

/** A command has been carried out, and it is kept; `number` is the newest that this audience has. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** The answer to Foretell: what this seat is certain to hear and see then, up to the first roll or surprise. */
export interface Foretelling {
  type: "foretold";
  id: string;
  events: readonly AnyEvent[];
  view?: AnyView | null;
  said?: readonly string[];
}

/** Something to be said to a person: a key of the text catalogues and its arguments. */
export interface Sentence {
  key: string;
  args: Record<string, string | number>;
}

/** Something else that could be done, and the chance to win with it, from 0 to 1. */
export interface Alternative {
  action: AnyAction;
  label: string;
  chance: number;
}

/** The answer to Hint: what the strongest ghost would do, knowing no more than the seat that asked. */
export interface Hinted {
  type: "hinted";
  id: string;
  action: AnyAction;
  label: string;
  reason: Sentence;
  sentence: string;
  chance: number | null;
  alternatives: readonly Alternative[];
}

/** The answer to Conclude, worked out from the view of its reader alone and true for that view. */
export interface Concluded {
  type: "concluded";
  id: string;
  number: number;
  conclusions: AnyConclusions;
}

/** Something that happened at once, as its reader heard it. */
export interface PastMoment {
  events: readonly AnyEvent[];
}

/** The answer to Recall: all that its reader has heard since the game began, of what stands. */
export interface Recalled {
  type: "recalled";
  id: string;
  number: number;
  moments: readonly PastMoment[];
}

/** The answer to LookAt: what its reader heard at that moment and saw right after it, and no more. */
export interface Looked {
  type: "looked";
  id: string;
  events: readonly AnyEvent[];
  view: AnyView | null;
}

/** Somebody said something aside; it has no number, and whoever was not here finds the last ones in the welcome. */
export interface Said {
  type: "said";
  remark: Remark;
}

/** Somebody leads through a finished game and has gone to this step; it has no number and is kept nowhere. */
export interface Led {
  type: "led";
  game: number;
  person: number | null;
  seat: number | null;
  name: string;
  step: number;
  eyes: number | null;
}

/** Somebody points at a thing on the table of a finished game. */
export interface Pointed {
  type: "pointed";
  person: number;
  seat: number;
  name: string;
  thing: string;
}

/** Why an action is not possible: the text `refusal-…`. */
export interface Refusal {
  key: string;
  args: Record<string, string | number>;
}

/** A command, a question or a message was refused, and nothing has changed; no id if it could not be read. */
export interface No {
  type: "no";
  id: string | null;
  refusal: Refusal;
  sentence: string;
}

/** Who is connected just now: one answer for each chair (a bot always is), and how many watch. */
export interface Present {
  type: "present";
  seats: readonly boolean[];
  watchers: number;
  gone_since: readonly (number | null)[];
  absence: number;
}

/** Yes. */
export interface Pong {
  type: "pong";
  n: number;
}

/** The last message: why the server closes the connection. */
export interface Bye {
  type: "bye";
  refusal: Refusal;
  sentence: string;
}

export type AnyFromServer = Welcome | Heard | Done | Foretelling | Hinted | Concluded | Recalled | Looked | Said | Led | Pointed | No | Present | Pong | Bye;

/** The answer to whatever is not possible. */
export interface Problem {
  refusal: Refusal;
  sentence: string;
}

/** What is printed on the box of a game, in one language. */
export interface OnTheBox {
  sentence: string;
  short: string;
  minutes: string;
  age: string;
}

/** A game of the house. */
export interface GameSheet {
  name: string;
  title: Record<string, string>;
  box: Record<string, OnTheBox>;
  fewest_players: number;
  most_players: number;
  options: Record<string, unknown>;
  has_guide: boolean;
}

/** A ghost to play against. */
export interface LevelSheet {
  name: string;
  number: number;
  title: Record<string, string>;
}

/** What can be played here, and with which ghosts. */
export interface Shelf {
  games: readonly GameSheet[];
  levels: readonly LevelSheet[];
}

/** A Struct that an action or an event holds. */
export interface StructShape {
  item: string;
  fields: readonly string[];
  tag?: readonly [string, string] | null;
  holds?: Record<string, Record<string, readonly string[]>>;
}

/** The Structs of a game, and which of its actions and events hold them. */
export interface GameShapes {
  structs: Record<string, StructShape>;
  actions: Record<string, Record<string, Record<string, readonly string[]>>>;
  events: Record<string, Record<string, Record<string, readonly string[]>>>;
}

/** All that a client says about a game, for games whose texts it does not have itself. */
export interface GameTexts {
  source: string;
  shapes: GameShapes;
  rules: string;
}

/** A table that is wished for. The founder sits at `seat`; None only hosts. */
export interface NewTable {
  game: string;
  name: string;
  players?: number | null;
  options?: Record<string, unknown>;
  seat?: number | null;
  bots?: Record<string, string>;
  avatar?: string;
  is_practice?: boolean;
  deal?: string;
}

/** Somebody who wants to come to a table; without a seat the first empty chair is taken, if there is one. */
export interface NewPerson {
  name: string;
  seat?: number | null;
  only_watch?: boolean;
  avatar?: string;
}

/** What somebody gets who came to a table. The token is told once and kept nowhere; only its hash is. */
export interface Admission {
  code: string;
  link: string;
  token: string;
  person: number;
  seat: number | null;
}

/** What is happening at a table, for a list of one's own tables. */
export interface TableNow {
  sheet: TableSheet;
  to_act: readonly number[];
}

/** The way to a table for friends; it holds no secret. */
export interface Invitation {
  link: string;
  qr: string;
}

/** The way to one's own seat on another device; whoever has it is this person. */
export interface DeviceLink {
  link: string;
  qr: string;
}

/** By which key this server signs journals. */
export interface HouseKey {
  key: string;
  fingerprint: string;
}

/** Whether a finished game is as it should be, what that proves, and what it does not. */
export interface Verdict {
  ok: boolean;
  sentence: string;
  proves: readonly string[];
  leaves_open: readonly string[];
  refusal: Refusal | null;
}

/** The server is up. */
export interface Health {
  status: "ok";
  version: Version;
}

/** One step of a finished game: what the viewer saw after it, and heard of it. */
export interface ReplayStep {
  seat: number | null;
  did: AnyAction | null;
  label: string;
  events: readonly AnyEvent[];
  said: readonly string[];
  view: AnyView | null;
}

/** Some steps of a finished game, one after the other, as one seat or a watcher saw them. */
export interface ReplayPage {
  game: string;
  options: Record<string, unknown>;
  seats: readonly string[];
  viewer: number | null;
  first: number;
  total: number;
  steps: readonly ReplayStep[];
}

/** A table as the host of the server sees it: neither its code nor anybody's name nor any card. */
export interface HouseTable {
  game: string;
  phase: "before" | "over" | "playing";
  players: number;
  people: number;
  bots: number;
  connected: number;
  watchers: number;
  since: number;
  games_played: number;
  is_bot_thinking: boolean;
}

/** An address of this house, for people to type. */
export interface WayIn {
  address: string;
  reach: "chosen" | "machine" | "network";
  qr: string;
}

/** What a ghost thinks about just now: neither at which table, nor how far it is, nor what it thinks. */
export interface HouseThought {
  game: string;
  level: string;
  wants: "action" | "hint" | "look-back";
}

/** A copy of all tables on the disk of the server. */
export interface BackupSheet {
  name: string;
  bytes: number;
  at: number;
}

/** The page of the host of the server. */
export interface HouseSheet {
  now: number;
  since: number;
  version: Version;
  tables: readonly HouseTable[];
  tables_in_memory: number;
  tables_kept: number;
  connections: number;
  memory: number;
  ghost_processes: number;
  ghosts_thinking: number;
  ghosts_waiting: number;
  chambers: readonly (HouseThought | null)[];
  ways_in: readonly WayIn[];
  keeps_to_itself: boolean;
  troubles: number;
  bytes_kept: number;
  keep_days: number;
  key: HouseKey;
  rules_run: "compiled" | "interpreted";
  counters: Record<string, number>;
  backups: readonly BackupSheet[];
}

/** A deal that is wished for. */
export interface NewDeal {
  game: string;
  players?: number | null;
  options?: Record<string, unknown>;
}

/** What is public about a deal: everything but its luck. */
export interface DealSheet {
  deal: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  week: string | null;
  promise: string;
}

/** The deal of the week of each game. */
export interface DealsOfWeek {
  week: string;
  deals: readonly DealSheet[];
}

/** How a deal ended at one table. */
export interface DealResult {
  table: number;
  at: number;
  seats: readonly string[];
  bots: readonly number[];
  scores: readonly number[];
  winners: readonly number[];
  reason: string;
}

/** How a deal ended at all tables, for somebody who has played it to its end. */
export interface DealResults {
  sheet: DealSheet;
  own: number;
  seat: number;
  results: readonly DealResult[];
}

/** A position as the learner sees it, and what has led to it. */
export interface GuideMoment {
  seat: number | null;
  did: AnyAction | null;
  events: readonly AnyEvent[];
  view: AnyView | null;
  choices: readonly AnyAction[];
  prompt: Prompt;
}

/** One step: a sentence, what glows, and the moments from its beginning to its end. */
export interface GuideStep {
  text: string;
  how: string;
  shows: readonly string[];
  tries: AnyAction | null;
  first: number;
  last: number;
}

/** A guided first game. Seat 0 learns; moves of the others come by themselves. */
export interface GuideSheet {
  game: string;
  bots: readonly string[];
  options: Record<string, unknown>;
  moments: readonly GuideMoment[];
  steps: readonly GuideStep[];
}

/** What would follow if the learner did this at that moment? */
export interface GuideQuestion {
  moment: number;
  action: AnyAction;
}

/** What is certain to follow, or why it is not possible. */
export interface GuideForetold {
  events: readonly AnyEvent[];
  view: AnyView | null;
  refusal: Refusal | null;
  sentence: string;
}

/** What follows from the view of a moment, in words of the game; None where it has nothing to say. */
export interface GuideConclusions {
  conclusions: AnyConclusions;
}

/** What would have been stronger. */
export interface StrongerMove {
  action: AnyAction;
  label: string;
  chance: number;
  reason: Sentence;
  sentence: string;
}

/** A turning point of the game. */
export interface Turned {
  step: number;
  by: number | null;
  seat: number;
  before: number;
  after: number;
  is_small: boolean;
  happened: string;
  turn: Sentence;
  sentence: string;
  better: StrongerMove | null;
}

/** How a game went: the chances of all seats, each as far as it could know, and where it turned. */
export interface LookedBack {
  game: string;
  seats: readonly string[];
  chances: readonly (readonly number[])[];
  turns: readonly Turned[];
  result: Result;
  outcome: string;
  measure: string;
}

/** How far the look-back at a game is. */
export interface LookBackSheet {
  state: "failed" | "ready" | "unasked" | "waiting" | "working";
  place: number;
  done: number;
  whole: number;
  found: LookedBack | null;
  refusal: Refusal | null;
  sentence: string;
  by_itself: boolean;
}

/** Play on from a moment of a finished game, on the chair of one who played, with bots on all others. */
export interface WhatIf {
  step: number;
  seat: number;
  name: string;
  level: string;
  avatar?: string;
  as_it_was?: boolean;
}

/** A puzzle in a list. */
export interface PuzzleEntry {
  game: string;
  id: string;
  kind: "hold" | "which-now" | "who-lies" | "win-in-two";
  number: number;
}

/** All puzzles of the house, and the one of this night. */
export interface PuzzleShelf {
  today: PuzzleEntry | null;
  question: string;
  day: string;
  next_in: number;
  puzzles: Record<string, readonly PuzzleEntry[]>;
}

/** One puzzle as it stands on the table: all that the seat knows, and nothing else. */
export interface PuzzleSheet {
  entry: PuzzleEntry;
  question: string;
  seat: number;
  names_seat: boolean;
  sheet: TableSheet;
  news: News;
}

/** What somebody would do there: one action, after "go-on" both; or whom they name. */
export interface PuzzleAnswer {
  actions?: readonly (Record<string, unknown>)[];
  seat?: number | null;
}

/** What would certainly follow from an action? `before` is the first turn, where the second is asked about. */
export interface PuzzleQuestion {
  action: AnyAction;
  before?: readonly (Record<string, unknown>)[];
}

/** What came of an answer. */
export interface PuzzleVerdict {
  verdict: "go-on" | "right" | "wrong";
  sentence: string;
  reason: string;
  answer: string;
  news: News | null;
}

export namespace EighteenGhosts {
  /** Set a ghost of the room's carpet colour into an empty room (§2.2, §3.7). */
  export interface Place {
    do: "place";
    room: string;
  }

  /** Lead an own ghost into an empty room, by a step or through the mirrors (§3.3, §3.4). */
  export interface Move {
    do: "move";
    origin: string;
    target: string;
  }

  /** Lead an own ghost against a ghost of another colour next door (§3.5). */
  export interface Fight {
    do: "fight";
    origin: string;
    target: string;
  }

  /** Take an own ghost out of the dungeon for the opponent to set down (§3.7). */
  export interface Release {
    do: "release";
    colour: "blue" | "red" | "yellow";
  }

  /** Do nothing, when nothing else is possible (§3.8). */
  export interface Pass {
    do: "pass";
  }

  export type Action = Place | Move | Fight | Release | Pass;

  /** The lot decided that this seat is A and begins (§2.1). */
  export interface LotDrawn {
    event: "lot-drawn";
    seat: number;
  }

  /** One ghost by owner and colour. */
  export interface Ghost {
    seat: number;
    colour: "blue" | "red" | "yellow";
  }

  /** A ghost came from the box into its first room (§2.2). */
  export interface Placed {
    event: "placed";
    ghost: Ghost;
    room: string;
  }

  /** A ghost went to an empty room (§3.3, §3.4). */
  export interface Moved {
    event: "moved";
    ghost: Ghost;
    origin: string;
    target: string;
  }

  /** A ghost went against another one (§3.5). */
  export interface Attacked {
    event: "attacked";
    ghost: Ghost;
    origin: string;
    target: string;
    defender: Ghost;
  }

  /** A ghost lost a fight and went to the dungeon (§3.6). */
  export interface Beaten {
    event: "beaten";
    ghost: Ghost;
    room: string;
  }

  /** The portal of a beaten ghost's colour turned a quarter (§4.2). */
  export interface PortalTurned {
    event: "portal-turned";
    colour: "blue" | "red" | "yellow";
    facing: "east" | "north" | "south" | "west";
  }

  /** A ghost left the castle through the portal of its colour (§4.3). */
  export interface Escaped {
    event: "escaped";
    ghost: Ghost;
    room: string;
  }

  /** A ghost was handed to the opponent to be set down (§3.7). */
  export interface Released {
    event: "released";
    ghost: Ghost;
  }

  /** A released ghost was set into a room by the opponent of its owner (§3.7). */
  export interface SetDown {
    event: "set-down";
    ghost: Ghost;
    room: string;
  }

  /** A seat could do nothing (§3.8). */
  export interface Passed {
    event: "passed";
    seat: number;
  }

  export type Event = LotDrawn | Placed | Moved | Attacked | Beaten | PortalTurned | Escaped | Released | SetDown | Passed | GameEnded;

  /** Who is A (§2.1), the short variant (§6.1), and a limit of turns for matches between programs (§5.6); 0: none. */
  export interface Options {
    start: "first" | "lot" | "second";
    goal: "colours" | "three";
    turn_limit: number;
  }

  /** The open castle: the same for every viewer. */
  export interface View {
    viewer: number | null;
    to_act: readonly number[];
    result: Result | null;
    options: Options;
    castle: Record<string, Ghost>;
    portals: Partial<Record<"blue" | "red" | "yellow", "east" | "north" | "south" | "west">>;
    dungeon: readonly Ghost[];
    outside: readonly Ghost[];
    in_box: readonly Ghost[];
    placing: boolean;
    turn: number;
    active: number;
    released: "blue" | "red" | "yellow" | null;
    past: readonly string[];
  }

  export type Conclusions = null;
}

export namespace Ghosts {
  /** A card by its family and its number of ghosts; fog has the number 0 (§1.1). */
  export interface Card {
    family: "black" | "blue" | "fog" | "green" | "red" | "white" | "yellow";
    value: number;
  }

  /** Lay a card from the hand (§3). */
  export interface Play {
    do: "play";
    card: Card;
  }

  /** Take the pile and a point (§4). */
  export interface Take {
    do: "take";
  }

  /** Stay with the cards dealt, where everybody is asked (§2.3). */
  export interface Keep {
    do: "keep";
  }

  /** Shuffle a hand of nothing but fog back and draw five new cards (§2.2). */
  export interface Redraw {
    do: "redraw";
  }

  /** Return points after a round without a new one (§5.4). */
  export interface GiveBack {
    do: "give-back";
    points: number;
  }

  export type Action = Play | Take | Keep | Redraw | GiveBack;

  /** All cards were shuffled and dealt anew, five to each seat (§2.1); the seat starts. */
  export interface RoundBegan {
    event: "round-began";
    round: number;
    seat: number;
  }

  /** A seat got these five cards (§2.1, §2.2); only it hears of them. */
  export interface Dealt {
    event: "dealt";
    seat: number;
    cards: readonly Card[];
  }

  /** A seat shuffled its five fog cards back (§2.2). */
  export interface Redrawn {
    event: "redrawn";
    seat: number;
  }

  /** A card was laid, and the fear announced (§3). */
  export interface Played {
    event: "played";
    seat: number;
    card: Card;
    fear: number;
    kind: "fog" | "mirror" | "opened" | "other-family";
  }

  /** A seat refilled its hand (§3.7). */
  export interface Drew {
    event: "drew";
    seat: number;
    card: Card;
  }

  /** A seat refilled its hand, as the others hear it (§3.7). */
  export interface DrewUnseen {
    event: "drew-unseen";
    seat: number;
  }

  /** A seat took the pile of so many cards and a point; so many points it has now (§4). */
  export interface PileTaken {
    event: "pile-taken";
    seat: number;
    cards: number;
    points: number;
  }

  /** The turn would have come to a seat without cards (§5.1). */
  export interface RoundEnded {
    event: "round-ended";
    round: number;
    seat: number;
  }

  /** A seat without a new point returned so many points, and has so many left (§5.3). */
  export interface GaveBack {
    event: "gave-back";
    seat: number;
    points: number;
    left: number;
  }

  /** Everybody laid the points aside for the next round (§5.6): the points of each seat. */
  export interface MarkersLaidAside {
    event: "markers-laid-aside";
    points: readonly number[];
  }

  export type Event = RoundBegan | Dealt | Redrawn | Played | Drew | DrewUnseen | PileTaken | RoundEnded | GaveBack | MarkersLaidAside | GameEnded;

  /** Who starts the first round (§1.5), how many rounds (§1.4), who starts the later ones (§2.5), whether a hand of
   * fog is redrawn by itself (§2.3), and how points are given back (§5.4). */
  export interface Options {
    start: "fifth" | "first" | "fourth" | "lot" | "second" | "sixth" | "third";
    rounds: number;
    next_starter: "clockwise" | "ended";
    redraw: "ask" | "by-itself";
    give_back: "choose" | "most";
  }

  /** So many cards of one kind. */
  export interface CardCount {
    card: Card;
    count: number;
  }

  /** The table and the own hand; a spectator has none. */
  export interface View {
    viewer: number | null;
    to_act: readonly number[];
    result: Result | null;
    options: Options;
    round: number;
    phase: "answer" | "deal" | "give-back" | "lot" | "over" | "play" | "redraw";
    starter: number;
    active: number;
    hand: readonly Card[];
    hand_sizes: readonly number[];
    draw_pile: number;
    pile: readonly Card[];
    fog_beside: number;
    top: Card | null;
    fear: number;
    direction: "clockwise" | "counterclockwise";
    next: number;
    next_after_mirror: number;
    gone: readonly CardCount[];
    points: readonly number[];
    took: readonly boolean[];
    points_before: readonly number[];
    piles: readonly number[];
    answered: readonly boolean[];
    sure_fog: readonly number[];
    sure_ghost: readonly boolean[];
    redraws: number;
    old_cards: readonly number[];
    old_fog: number;
    own_old_fog: number;
  }

  /** What is certain of one hand: how much fog it has at the least and at the most, and whether it has a ghost. */
  export interface HeldByOther {
    least_fog: number;
    most_fog: number;
    has_ghost: boolean;
  }

  /** What everybody could remember and reckon (§7.2 to §7.5), beside the own hand. */
  export interface Conclusions {
    unseen: readonly CardCount[];
    hands: readonly HeldByOther[];
  }
}

export namespace Ghoosty {
  /** Play so many identical ghosts from the hand, together with Mimi Krys as their copies (§3.2, §5.5). */
  export interface Play {
    do: "play";
    value: number;
    count: number;
    mimis: number;
  }

  /** Draw the top ghost of the crypt and play it (§3.4). */
  export interface TryLuck {
    do: "try-luck";
  }

  /** Take all ghosts of the cemetery into the hand (§3.6). */
  export interface TakeCemetery {
    do: "take-cemetery";
  }

  /** With an empty hand after midnight: draw the top ghost of the own house and play it (§3.10). */
  export interface DrawFromHouse {
    do: "draw-from-house";
  }

  /** Play Tom beside the cemetery (§5.2). */
  export interface PlayTom {
    do: "play-tom";
  }

  /** Do nothing, with nothing but Mimi Krys in hand before an empty cemetery (§3.11). */
  export interface Pass {
    do: "pass";
  }

  export type Action = Play | TryLuck | TakeCemetery | DrawFromHouse | PlayTom | Pass;

  /** The cards were dealt, and somebody begins (§2.1, §2.2). */
  export interface RoundBegan {
    event: "round-began";
    round: number;
    seat: number;
  }

  /** Ghosts of one value came on the cemetery, from the hand or just drawn (§3.2). */
  export interface Played {
    event: "played";
    seat: number;
    value: number;
    count: number;
    mimis: number;
  }

  /** Tom came beside the cemetery (§5.2). */
  export interface TomPlayed {
    event: "tom-played";
    seat: number;
  }

  /** A card was drawn from the crypt for all to see (§3.4). */
  export interface LuckTried {
    event: "luck-tried";
    seat: number;
    card: "1" | "10" | "11" | "12" | "13" | "14" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "mimi" | "tom";
  }

  /** A card was drawn from a house for all to see (§3.10). */
  export interface HouseDrawn {
    event: "house-drawn";
    seat: number;
    card: "1" | "10" | "11" | "12" | "13" | "14" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "mimi" | "tom";
  }

  /** All cards of the cemetery went into a hand (§3.5, §3.6). */
  export interface CemeteryTaken {
    event: "cemetery-taken";
    seat: number;
    count: number;
  }

  /** A drawn card that could not be played went into the hand (§3.5). */
  export interface CardKept {
    event: "card-kept";
    seat: number;
    card: "1" | "10" | "11" | "12" | "13" | "14" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "mimi" | "tom";
  }

  /** A seat showed nothing but Mimi Krys and could do nothing (§3.11). */
  export interface Passed {
    event: "passed";
    seat: number;
  }

  /** Jerry turned the direction of play (§5.8). */
  export interface DirectionReversed {
    event: "direction-reversed";
    direction: "clockwise" | "counterclockwise";
  }

  /** The whole cemetery left this round for good, by a quartet or by Klapper (§4.2, §5.9). */
  export interface Exiled {
    event: "exiled";
    count: number;
    cause: "klapper" | "quartet";
  }

  /** A hand was filled up from the crypt; only its owner sees the faces (§3.7). */
  export interface Refilled {
    event: "refilled";
    seat: number;
    count: number;
    cards: readonly ("1" | "10" | "11" | "12" | "13" | "14" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "mimi" | "tom")[] | null;
  }

  /** The last card of the crypt was drawn (§3.8). */
  export interface MidnightStruck {
    event: "midnight-struck";
  }

  /** A seat missed its turn because of Tom (§5.2). */
  export interface Skipped {
    event: "skipped";
    seat: number;
  }

  /** The same seat acts again (§4.1). */
  export interface ExtraTurnGiven {
    event: "extra-turn-given";
    seat: number;
  }

  /** A seat has no ghosts left and is out, as number `place` of this round (§6.1). */
  export interface Left {
    event: "left";
    seat: number;
    place: number;
  }

  /** A round is over; these seats still have ghosts (§6.2–§6.4). */
  export interface RoundEnded {
    event: "round-ended";
    round: number;
    cause: "no-progress" | "one-left" | "only-mimis";
    seats: readonly number[];
  }

  /** A seat got points for leaving (§7.2). */
  export interface PointsGiven {
    event: "points-given";
    seat: number;
    points: number;
    total: number;
  }

  /** A seat got a Boo marker (§7.3). */
  export interface BooGiven {
    event: "boo-given";
    seat: number;
    boos: number;
  }

  export type Event = RoundBegan | Played | TomPlayed | LuckTried | HouseDrawn | CemeteryTaken | CardKept | Passed | DirectionReversed | Exiled | Refilled | MidnightStruck | Skipped | ExtraTurnGiven | Left | RoundEnded | PointsGiven | BooGiven | GameEnded;

  /** Who begins (§2.2), one round or a match (§7.1), two readings of the rulebook (§5.6, §5.8), when a round stands
   * still (§6.4), and who wins a round that nobody has left (§6.5). */
  export interface Options {
    start: "fifth" | "first" | "fourth" | "loser" | "lot" | "second" | "sixth" | "third";
    length: "match" | "round";
    mimis_per_play: "any" | "one";
    several_eights: "each" | "once";
    no_progress_limit: number;
    nobody_left: "all-share" | "nobody-wins";
  }

  /** A card in the cemetery; a Mimi Kry has the value of the ghost that she was played with (§5.5). */
  export interface Lying {
    card: "1" | "10" | "11" | "12" | "13" | "14" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "mimi" | "tom";
    value: number;
  }

  /** The table as one viewer sees it (§1.4). */
  export interface View {
    viewer: number | null;
    to_act: readonly number[];
    result: Result | null;
    options: Options;
    round: number;
    starter: number | null;
    active: number;
    direction: "clockwise" | "counterclockwise";
    hand: readonly ("1" | "10" | "11" | "12" | "13" | "14" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "mimi" | "tom")[];
    hands: readonly number[];
    known: readonly (readonly ("1" | "10" | "11" | "12" | "13" | "14" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "mimi" | "tom")[])[];
    houses: readonly number[];
    crypt: number;
    crypt_at_first: number;
    cemetery: readonly Lying[];
    toms: number;
    exile: readonly ("1" | "10" | "11" | "12" | "13" | "14" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "mimi" | "tom")[];
    left: readonly number[];
    still: number;
    passes: number;
    ending: "no-progress" | "one-left" | "only-mimis" | null;
    points: readonly number[];
    gained: readonly number[];
    boos: readonly number[];
    boos_to_end: number;
    tie_rounds: number;
  }

  /** So many cards of one kind. */
  export interface CardCount {
    card: "1" | "10" | "11" | "12" | "13" | "14" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "mimi" | "tom";
    count: number;
  }

  /** So many of the unseen cards could be played alone just now: the odds of a card from the crypt or a house. */
  export interface Luck {
    playable: number;
    of: number;
  }

  /** What everybody could remember (§1.5), beside the own hand, and who comes next (§3.12). */
  export interface Conclusions {
    unseen: readonly CardCount[];
    hidden: readonly number[];
    luck: Luck;
    fitting: readonly ("1" | "10" | "11" | "12" | "13" | "14" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "mimi" | "tom")[];
    to_quartet: number;
    next: number;
    next_if_turned: number;
  }
}

export namespace GhostForSale {
  /** Lay a card aside for the second round (§2.2). */
  export interface Reserve {
    do: "reserve";
    card: number;
  }

  /** Keep one "?" card: tell the truth, or lie (§3.1). */
  export interface Choose {
    do: "choose";
    card: "false" | "true";
  }

  /** Lay a token beside a property (§4.1). */
  export interface Declare {
    do: "declare";
    lot: number;
    face: "ghost" | "painting";
    kind: "double" | "single";
  }

  /** Lay a bidding card (§5.1). */
  export interface Bid {
    do: "bid";
    card: number;
    target: "1" | "2" | "3" | "4" | "5" | "6" | "stack" | "truelight";
  }

  /** End the turn after one card (§5.1). */
  export interface Done {
    do: "done";
  }

  /** Lay no more cards in this auction (§5.2). */
  export interface Pass {
    do: "pass";
  }

  /** Take away a ghost token with the magic mirror (§11.5). */
  export interface Remove {
    do: "remove";
    owner: number;
    kind: "double" | "single";
  }

  /** Use the special card: add a ghost (§11.6), or take one off when the mirror counts minus one (§11.5). */
  export interface Use {
    do: "use";
  }

  /** Guess the real ghosts with the crystal ball (§11.7). */
  export interface Guess {
    do: "guess";
    ghosts: number;
  }

  /** Make no use of the special card (§11.10). */
  export interface Decline {
    do: "decline";
  }

  export type Action = Reserve | Choose | Declare | Bid | Done | Pass | Remove | Use | Guess | Decline;

  /** The lot decided who leads the first round (§2.1). */
  export interface LotDrawn {
    event: "lot-drawn";
    seat: number;
  }

  /** The manors or the castles were laid out; the seat leads every phase (§2.1, §9.3). */
  export interface RoundBegan {
    event: "round-began";
    round: number;
    seat: number;
  }

  /** A special card came to a property (§11.1). */
  export interface SpecialLaid {
    event: "special-laid";
    special: "crypt" | "crystal" | "dark" | "legend" | "mirror" | "normal" | "portraits" | "public";
    property: string;
  }

  /** A seat chose one of its reserved cards; nobody else hears of it (§2.2). */
  export interface SetAside {
    event: "set-aside";
    seat: number;
    card: number;
  }

  /** A seat has laid all of its cards aside (§2.2). */
  export interface Reserved {
    event: "reserved";
    seat: number;
    count: number;
  }

  /** A seat has kept a "?" card; only the seat itself hears which one (§3.1). */
  export interface Chosen {
    event: "chosen";
    seat: number;
    card: "false" | "true" | null;
  }

  /** A token was laid beside a property (§4.1). */
  export interface Declared {
    event: "declared";
    seat: number;
    property: string;
    face: "ghost" | "painting";
    kind: "double" | "single";
  }

  /** A bidding card was laid; face down the others see its back only (§5.1). The target is truelight, stack, or a
   * property's name. */
  export interface BidLaid {
    event: "bid-laid";
    seat: number;
    target: string;
    back: "large" | "small";
    card: number | null;
    is_open: boolean;
  }

  /** A seat lays no more cards in this auction (§5.2). */
  export interface Passed {
    event: "passed";
    seat: number;
  }

  /** A bidding card was turned over (§6.5, §7.3). */
  export interface BidRevealed {
    event: "bid-revealed";
    seat: number;
    target: string;
    card: number;
  }

  /** A seat looked at the owner's "?" card and took the owner's magnifying glass (§6.5). */
  export interface Looked {
    event: "looked";
    seat: number;
    owner: number;
    card: "false" | "true" | null;
  }

  /** A seat looked through the unused "?" cards; only that seat hears how many of them say true (§6.7). */
  export interface StackSeen {
    event: "stack-seen";
    seat: number;
    trues: number | null;
  }

  /** A seat's cards left the game (§6.6, §7.3). */
  export interface Spent {
    event: "spent";
    seat: number;
    target: string;
    cards: readonly number[];
  }

  /** A seat took its cards back into the hand (§6.6, §7.3). */
  export interface TakenBack {
    event: "taken-back";
    seat: number;
    target: string;
    cards: readonly number[];
  }

  /** A property was bought (§7.3). */
  export interface Sold {
    event: "sold";
    seat: number;
    property: string;
  }

  /** Nobody bid for a property (§7.5). */
  export interface Unsold {
    event: "unsold";
    property: string;
  }

  /** A seat keeps a special card to the end of the game (§11.7, §11.8). */
  export interface Kept {
    event: "kept";
    seat: number;
    special: "crypt" | "crystal" | "dark" | "legend" | "mirror" | "normal" | "portraits" | "public";
  }

  /** The magic mirror took a token of the owner away (§11.5). */
  export interface Removed {
    event: "removed";
    seat: number;
    property: string;
    owner: number;
    kind: "double" | "single";
  }

  /** The crypt will add a ghost (§11.6), or the mirror will take one off (§11.5). */
  export interface Used {
    event: "used";
    seat: number;
    property: string;
    special: "crypt" | "crystal" | "dark" | "legend" | "mirror" | "normal" | "portraits" | "public";
  }

  /** A seat guessed how many real ghosts there are (§11.7). */
  export interface Guessed {
    event: "guessed";
    seat: number;
    property: string;
    ghosts: number;
  }

  /** A seat made no use of a special card (§11.10). */
  export interface Declined {
    event: "declined";
    seat: number;
    property: string;
    special: "crypt" | "crystal" | "dark" | "legend" | "mirror" | "normal" | "portraits" | "public";
  }

  /** A "?" card was turned over: the seat had told the truth, or lied (§8.1). */
  export interface QuestionRevealed {
    event: "question-revealed";
    seat: number;
    card: "false" | "true";
    real: "ghost" | "painting";
  }

  /** The real ghosts of a bought property were counted (§8.2). */
  export interface Scored {
    event: "scored";
    seat: number;
    property: string;
    ghosts: number;
    points: number;
    place: number;
  }

  export type Event = LotDrawn | RoundBegan | SpecialLaid | SetAside | Reserved | Chosen | Declared | BidLaid | Passed | BidRevealed | Looked | StackSeen | Spent | TakenBack | Sold | Unsold | Kept | Removed | Used | Guessed | Declined | QuestionRevealed | Scored | GameEnded;

  /** One property card: its points for 0, 1, 2, 3, 4 and 5 or more real ghosts (§8.2). */
  export interface ScoreRow {
    name: string;
    kind: "castle" | "manor";
    points: readonly number[];
  }

  /** Who leads the first round (§2.1), the extended rules (§11), and what the rulebook leaves open: the mirror
   * (§11.5), the first tie-break (§10.2), the backs of the cards by value (§1.4), and the twelve property cards if
   * somebody has the printed ones (§1.2). */
  export interface Options {
    start: "fifth" | "first" | "fourth" | "lot" | "second" | "third";
    special_cards: "off" | "on";
    mirror: "minus_one" | "token";
    tiebreak_counts: "castles" | "properties";
    backs: readonly ("large" | "small")[];
    scores: readonly ScoreRow[] | null;
  }

  /** What a viewer knows of one player. */
  export interface Player {
    colour: "blue" | "green" | "red" | "white" | "yellow";
    points: number;
    hand: readonly number[] | null;
    hand_count: number;
    reserved: readonly number[] | null;
    has_reserved: boolean;
    spent: readonly number[];
    known: readonly number[];
    question: "false" | "true" | null;
    real: "ghost" | "painting" | null;
    has_chosen: boolean;
    ghosts: number;
    paintings: number;
    doubles: number;
    glass: number | null;
    has_passed: boolean;
    kept: readonly ("crypt" | "crystal" | "dark" | "legend" | "mirror" | "normal" | "portraits" | "public")[];
  }

  /** Tokens of one owner, face and kind beside a property. */
  export interface Tokens {
    seat: number;
    face: "ghost" | "painting";
    kind: "double" | "single";
    count: number;
  }

  /** A card that lies as a bid; the value is None for whoever sees its back only (§1.7). */
  export interface BidCard {
    seat: number;
    back: "large" | "small";
    card: number | null;
  }

  /** A property of the present round. */
  export interface Lot {
    name: string;
    kind: "castle" | "manor";
    points: readonly number[];
    special: "crypt" | "crystal" | "dark" | "legend" | "mirror" | "normal" | "portraits" | "public" | null;
    tokens: readonly Tokens[];
    bids: readonly BidCard[];
    owner: number | null;
    is_used: boolean;
    removed: Tokens | null;
    guess: number | null;
  }

  /** A property of a finished round; the points are those of its owner. */
  export interface Outcome {
    name: string;
    kind: "castle" | "manor";
    owner: number | null;
    ghosts: number;
    points: number;
  }

  /** A bid of the last auction, for all to see. */
  export interface RevealedBid {
    seat: number;
    target: "1" | "2" | "3" | "4" | "5" | "6" | "stack" | "truelight";
    card: number;
  }

  /** The table as one viewer sees it. */
  export interface View {
    viewer: number | null;
    to_act: readonly number[];
    result: Result | null;
    options: Options;
    round: number;
    phase: "choosing" | "deciding" | "declaring" | "informing" | "laying-out" | "lot" | "over" | "reserving" | "selling";
    starter: number;
    active: number | null;
    is_second_card: boolean;
    is_last_card: boolean;
    players: readonly Player[];
    lots: readonly Lot[];
    truelight: readonly BidCard[];
    stack: readonly BidCard[];
    stack_seen_by: number | null;
    stack_trues: number | null;
    to_reserve: number;
    stack_size: number;
    deciding: number | null;
    outcomes: readonly Outcome[];
    last_auction: readonly RevealedBid[];
    last_questions: readonly ("false" | "true")[];
  }

  /** In so many ways there are exactly so many real ghosts. */
  export interface GhostCount {
    ghosts: number;
    ways: number;
  }

  /** How many of a seat's tokens beside a property can be real ghosts, from the fewest to the most. */
  export interface Claim {
    seat: number;
    ghosts: readonly number[];
  }

  /** How many real ghosts a property can have, from the fewest to the most, and what each seat's tokens can add. */
  export interface PropertyCounts {
    name: string;
    counts: readonly GhostCount[];
    claims: readonly Claim[];
  }

  /** One way in which all "?" cards can be, with the real ghosts that each property has then. */
  export interface Way {
    questions: readonly ("false" | "true" | null)[];
    ghosts: readonly number[];
    places: readonly number[];
  }

  /** What a choice of the viewer would make of a property. */
  export interface Prospect {
    action: Declare | Remove | Use;
    lot: number;
    ghosts: readonly number[];
    places: readonly number[];
  }

  /** What a seat's bid at one target can be worth: its cards show their backs, and some are known (§1.4, §1.7). */
  export interface BidSpan {
    seat: number;
    target: "1" | "2" | "3" | "4" | "5" | "6" | "stack" | "truelight";
    least: number;
    most: number;
  }

  /** One of the twelve cards that everybody has (§1.3): spent, certainly not reserved, or anywhere. */
  export interface SetCard {
    card: number;
    back: "large" | "small";
    state: "hidden" | "known" | "spent";
  }

  /** What follows for each property from the tokens and from the "?" cards that the viewer knows (§1.7). */
  export interface Conclusions {
    ways: number;
    properties: readonly PropertyCounts[];
    each_way: readonly Way[];
    prospects: readonly Prospect[];
    bids: readonly BidSpan[];
    sets: readonly (readonly SetCard[])[];
    turns_before: number | null;
  }
}

export namespace RestInPeace {
  /** Play a ghost from the hand (§3.2). */
  export interface PlayGhost {
    do: "play-ghost";
    value: number;
  }

  /** Play an own psychic (§3.2). */
  export interface PlayPsychic {
    do: "play-psychic";
    psychic: number;
  }

  /** Play a ghost drawn at random from the own hand, as psychic 6 demands (§7.6). */
  export interface PlayBlind {
    do: "play-blind";
  }

  /** End the turn with the higher total (§3.4). */
  export interface Hold {
    do: "hold";
  }

  /** Leave the residence to the other family (§3.5). */
  export interface GiveUp {
    do: "give-up";
  }

  /** Name a value for psychic 10, 17, 25 or 26. */
  export interface Name {
    do: "name";
    value: number;
  }

  /** Take a ghost out of the own pile (§7.2). */
  export interface Fetch {
    do: "fetch";
    value: number;
  }

  /** Discard a ghost of the other family (§7.11). */
  export interface RemoveGhost {
    do: "remove-ghost";
    value: number;
  }

  /** Discard a psychic on the other family's side (§7.11). */
  export interface RemovePsychic {
    do: "remove-psychic";
    psychic: number;
  }

  /** Copy an own ghost of this round (§7.16). */
  export interface Copy {
    do: "copy";
    value: number;
  }

  /** Shuffle an own ghost of an earlier round into the pile (§7.18). */
  export interface Recall {
    do: "recall";
    value: number;
  }

  /** Turn up the top card of a pile (§7.19). */
  export interface TurnUp {
    do: "turn-up";
    seat: number;
  }

  /** Name the family that lays a random ghost at the tenth round (§7.20). */
  export interface Banish {
    do: "banish";
    seat: number;
  }

  /** Discard a ghost from the hand (§7.21). */
  export interface Discard {
    do: "discard";
    value: number;
  }

  /** Take a ghost of this round back to the hand (§7.22). */
  export interface TakeBackGhost {
    do: "take-back-ghost";
    value: number;
  }

  /** Take a psychic of this round back (§7.22). */
  export interface TakeBackPsychic {
    do: "take-back-psychic";
    psychic: number;
  }

  /** Lay a ghost of this round at the next one (§7.15). */
  export interface CarryGhost {
    do: "carry-ghost";
    value: number;
  }

  /** Lay a psychic of this round at the next one (§7.15). */
  export interface CarryPsychic {
    do: "carry-psychic";
    psychic: number;
  }

  /** Choose a token in the row, the first or the second one to be swapped (§7.28). */
  export interface Swap {
    do: "swap";
    place: number;
    residence: "castle" | "villa";
  }

  /** Lay a ghost face down at the tenth round (§4.5). */
  export interface LayGhost {
    do: "lay-ghost";
    value: number;
  }

  /** Lay a psychic face down at the tenth round (§4.5). */
  export interface LayPsychic {
    do: "lay-psychic";
    psychic: number;
  }

  /** Do without what is only allowed. */
  export interface Decline {
    do: "decline";
  }

  export type Action = PlayGhost | PlayPsychic | PlayBlind | Hold | GiveUp | Name | Fetch | RemoveGhost | RemovePsychic | Copy | Recall | TurnUp | Banish | Discard | TakeBackGhost | TakeBackPsychic | CarryGhost | CarryPsychic | Swap | LayGhost | LayPsychic | Decline;

  /** The psychics came into the row; in the introductory game only the open ones are told (§2.1, §8.1). */
  export interface RowLaid {
    event: "row-laid";
    psychics: readonly number[];
  }

  /** A residence came to every place, from the first to the tenth (§2.2). */
  export interface TokensLaid {
    event: "tokens-laid";
    residences: readonly ("castle" | "villa")[];
  }

  /** A family drew ghosts; only it hears which ones (§4.4). */
  export interface Drew {
    event: "drew";
    seat: number;
    count: number;
    values: readonly number[];
    face_up: number;
  }

  /** What the others hear of it (§9.1). */
  export interface DrewSecretly {
    event: "drew-secretly";
    seat: number;
    count: number;
    face_up: number;
  }

  /** A round began, and who starts it (§3.1). */
  export interface RoundBegan {
    event: "round-began";
    round: number;
    seat: number;
  }

  /** A ghost was played (§3.2). */
  export interface GhostPlayed {
    event: "ghost-played";
    seat: number;
    value: number;
  }

  /** A ghost drawn at random was played (§7.6). */
  export interface BlindPlayed {
    event: "blind-played";
    seat: number;
    value: number;
  }

  /** A psychic was played (§3.2). */
  export interface PsychicPlayed {
    event: "psychic-played";
    seat: number;
    psychic: number;
  }

  /** A turn ended with the higher total (§3.4). */
  export interface Held {
    event: "held";
    seat: number;
    total: number;
    other_total: number;
  }

  /** A family gave the residence up (§3.5). */
  export interface GaveUp {
    event: "gave-up";
    seat: number;
  }

  /** A value was named for a psychic. */
  export interface ValueNamed {
    event: "value-named";
    seat: number;
    psychic: number;
    value: number;
  }

  /** A ghost came from the pile to the round (§7.2). */
  export interface Fetched {
    event: "fetched";
    seat: number;
    value: number;
  }

  /** A pile was shuffled. */
  export interface PileShuffled {
    event: "pile-shuffled";
    seat: number;
  }

  /** A ghost was driven away (§7.11). */
  export interface GhostRemoved {
    event: "ghost-removed";
    seat: number;
    owner: number;
    value: number;
  }

  /** A psychic was driven away (§7.11). */
  export interface PsychicRemoved {
    event: "psychic-removed";
    seat: number;
    owner: number;
    psychic: number;
  }

  /** Psychic 16 took the value of a ghost (§7.16). */
  export interface Copied {
    event: "copied";
    seat: number;
    value: number;
  }

  /** A ghost of an earlier round went back into the pile (§7.18). */
  export interface Recalled {
    event: "recalled";
    seat: number;
    value: number;
  }

  /** The top card of a pile lies face up (§7.19). */
  export interface TopTurnedUp {
    event: "top-turned-up";
    seat: number;
    owner: number;
    value: number;
  }

  /** A random ghost of a family went face down to the tenth round; 0 for those who may not know it (§7.20). */
  export interface Banished {
    event: "banished";
    seat: number;
    value: number;
    is_open: boolean;
    is_seen: boolean;
  }

  /** A family without ghosts in hand was named (§7.20). */
  export interface BanishedNobody {
    event: "banished-nobody";
    seat: number;
    owner: number;
  }

  /** A ghost was discarded from the hand (§7.21). */
  export interface Discarded {
    event: "discarded";
    seat: number;
    value: number;
  }

  /** A hand was shown to the other family (§7.3). */
  export interface HandShown {
    event: "hand-shown";
    seat: number;
    values: readonly number[];
  }

  /** What spectators hear of it (§9.1). */
  export interface HandShownToOther {
    event: "hand-shown-to-other";
    seat: number;
  }

  /** A ghost went back to the hand (§7.22). */
  export interface GhostTakenBack {
    event: "ghost-taken-back";
    seat: number;
    value: number;
  }

  /** A psychic went back to its owner (§7.22). */
  export interface PsychicTakenBack {
    event: "psychic-taken-back";
    seat: number;
    psychic: number;
  }

  /** A ghost went on to the next round (§7.15). */
  export interface GhostCarried {
    event: "ghost-carried";
    seat: number;
    value: number;
  }

  /** A psychic went on to the next round (§7.15). */
  export interface PsychicCarried {
    event: "psychic-carried";
    seat: number;
    psychic: number;
  }

  /** Two tokens in the row changed places (§7.28). */
  export interface TokensSwapped {
    event: "tokens-swapped";
    seat: number;
    first: number;
    first_residence: "castle" | "villa";
    second: number;
    second_residence: "castle" | "villa";
  }

  /** A family did without what it was allowed at that stage. */
  export interface Declined {
    event: "declined";
    seat: number;
    stage: "banish" | "banishing" | "blind" | "carry" | "copy" | "deal" | "discard" | "fetch" | "lay" | "name" | "name-second" | "over" | "recall" | "remove" | "shuffle" | "swap" | "swap-second" | "take-back" | "turn" | "turn-up";
  }

  /** A family took the residences of a round (§4.1). */
  export interface RoundWon {
    event: "round-won";
    round: number;
    seat: number;
    villas: number;
    castles: number;
  }

  /** A truce ended the round (§7.27). */
  export interface RoundDrawn {
    event: "round-drawn";
    round: number;
  }

  /** A family got the psychic of the round (§4.2). */
  export interface PsychicTaken {
    event: "psychic-taken";
    seat: number;
    psychic: number;
  }

  /** The psychic of the round left the game (§7.27). */
  export interface PsychicDiscarded {
    event: "psychic-discarded";
    psychic: number;
  }

  /** Psychic 13 went to the tenth round (§7.13). */
  export interface WentToEnd {
    event: "went-to-end";
    seat: number;
  }

  /** The loser laid a ghost face down at the tenth round; 0 for everybody else (§4.5). */
  export interface GhostLaid {
    event: "ghost-laid";
    seat: number;
    value: number;
  }

  /** The loser laid a psychic face down at the tenth round; it had lain open before (§4.5). */
  export interface PsychicLaid {
    event: "psychic-laid";
    seat: number;
    psychic: number;
  }

  /** In the introductory game the next psychic was turned up (§8.2). */
  export interface PsychicTurnedUp {
    event: "psychic-turned-up";
    place: number;
    psychic: number;
  }

  /** One face-down card at the tenth round was turned up; value 0 for a psychic, psychic 0 for a ghost (§5.1). */
  export interface EndRevealed {
    event: "end-revealed";
    seat: number;
    value: number;
    psychic: number;
  }

  /** Psychic 22 lost the tenth round at once (§7.22, §5.4). */
  export interface EndPlayedDead {
    event: "end-played-dead";
    seat: number;
  }

  /** Psychic 27 made the tenth round a draw at once (§7.27, §5.4). */
  export interface EndTruced {
    event: "end-truced";
    seat: number;
  }

  /** The totals of the tenth round (§5.2). */
  export interface EndCounted {
    event: "end-counted";
    first_total: number;
    second_total: number;
  }

  export type Event = RowLaid | TokensLaid | Drew | DrewSecretly | RoundBegan | GhostPlayed | BlindPlayed | PsychicPlayed | Held | GaveUp | ValueNamed | Fetched | PileShuffled | GhostRemoved | PsychicRemoved | Copied | Recalled | TopTurnedUp | Banished | BanishedNobody | Discarded | HandShown | HandShownToOther | GhostTakenBack | PsychicTakenBack | GhostCarried | PsychicCarried | TokensSwapped | Declined | RoundWon | RoundDrawn | PsychicTaken | PsychicDiscarded | WentToEnd | GhostLaid | PsychicLaid | PsychicTurnedUp | EndRevealed | EndPlayedDead | EndTruced | EndCounted | GameEnded;

  /** Which psychics take part (§2.1, §8), who starts (§2.4), and each ruling that could be read the other way. */
  export interface Options {
    start: "first" | "lot" | "second";
    game: "introductory" | "normal";
    levels: number;
    psychics: readonly number[];
    poltergeist: "both" | "own";
    worthless_psychics: "one" | "zero";
    end_effects: "all" | "values";
    truce_at_end: "draw" | "nothing";
    footprints: "after-giving-up" | "any-end";
    back_again: "any-card" | "ghosts";
    bloody_mary: "two-ghosts" | "what-you-have";
    worthless_at_end: "first" | "in-order";
  }

  /** One named step on the way to a card's worth: what it changed, and which psychic did it (0: the card itself). */
  export interface Step {
    step: "bat" | "bodybuilder" | "ectoplasm" | "face" | "no-fear" | "now-or-never" | "poltergeist" | "serpent" | "worthless";
    psychic: number;
    amount: number;
  }

  /** An open card at a round; a ghost has a value, a psychic a number, the other one is 0. */
  export interface Card {
    seat: number;
    value: number;
    psychic: number;
    choice: readonly number[];
    worth: number | null;
    trail: readonly Step[];
  }

  /** One place of the row: its psychic (0: face down, or the tenth), its tokens, its cards. */
  export interface Spot {
    psychic: number;
    is_there: boolean;
    villas: number;
    castles: number;
    cards: readonly Card[];
    winner: number | null;
    villas_taken: number;
    castles_taken: number;
  }

  /** One player's things. */
  export interface Family {
    hand: readonly number[] | null;
    hand_size: number;
    pile_size: number;
    pile_top: number;
    psychics: readonly number[];
    villas: number;
    castles: number;
    total: number;
    discarded: readonly number[];
    is_blind: number;
  }

  /** A card that waits at the tenth round; both numbers are 0 for a face-down ghost that the viewer does not know. */
  export interface EndCard {
    seat: number;
    value: number;
    psychic: number;
    is_open: boolean;
    is_seen: boolean;
  }

  /** A ghost of which both families know that it went into a pile, and where it may be by now (memory.py). */
  export interface Mark {
    seat: number;
    value: number;
    in_hand: number;
    at_end: readonly number[];
  }

  /** How many ghosts of other values than two banned ones a family can have (memory.py). */
  export interface Fact {
    seat: number;
    first: number;
    second: number;
    fewest: number;
    most: number;
    most_in_pile: number;
    most_in_both: number;
    since: number;
    until: number;
  }

  /** What the families know of each other's ghosts; common knowledge of the two, not of spectators (memory.py). */
  export interface Memory {
    known: readonly (readonly number[])[];
    extras: readonly number[];
    marks: readonly Mark[];
    facts: readonly Fact[];
  }

  /** A residence in the row. */
  export interface Token {
    place: number;
    residence: "castle" | "villa";
  }

  /** So many residences of one kind win at once (§4.1). */
  export interface Goal {
    villas: number;
    castles: number;
  }

  /** All that one viewer may know. */
  export interface View {
    viewer: number | null;
    to_act: readonly number[];
    result: Result | null;
    options: Options;
    stage: "banish" | "banishing" | "blind" | "carry" | "copy" | "deal" | "discard" | "fetch" | "lay" | "name" | "name-second" | "over" | "recall" | "remove" | "shuffle" | "swap" | "swap-second" | "take-back" | "turn" | "turn-up";
    round: number;
    active: number;
    chooser: number;
    starter: number;
    loser: number | null;
    played: number;
    doing: number;
    picked: number;
    resolved: number;
    carried: Card | null;
    row: readonly Spot[];
    families: readonly Family[];
    end: readonly EndCard[];
    discarded: readonly number[];
    memory: Memory | null;
    decides: readonly number[];
    first_token: Token | null;
    goal: Goal;
    ghosts: readonly number[];
  }

  /** The ghosts of one family that the viewer sees nowhere, and in how many hidden places they are. */
  export interface UnseenGhosts {
    values: readonly number[];
    in_hand: number;
    in_pile: number;
    at_end: number;
    surely_in_hand: readonly number[];
    most_in_hand: number;
    mean_in_hand: number;
  }

  /** What the viewer could count (§9). */
  export interface Conclusions {
    families: readonly [UnseenGhosts, UnseenGhosts];
  }
}

export type AnyAction = EighteenGhosts.Action | Ghosts.Action | Ghoosty.Action | GhostForSale.Action | RestInPeace.Action;

export type AnyEvent = EighteenGhosts.Event | Ghosts.Event | Ghoosty.Event | GhostForSale.Event | RestInPeace.Event;

export type AnyView = EighteenGhosts.View | Ghosts.View | Ghoosty.View | GhostForSale.View | RestInPeace.View;

export type AnyOptions = EighteenGhosts.Options | Ghosts.Options | Ghoosty.Options | GhostForSale.Options | RestInPeace.Options;

export type AnyConclusions = EighteenGhosts.Conclusions | Ghosts.Conclusions | Ghoosty.Conclusions | GhostForSale.Conclusions | RestInPeace.Conclusions;

/** The view of each game, by its name. */
export interface Views {
  "18-ghosts": EighteenGhosts.View;
  "ghosts": Ghosts.View;
  "ghoosty": Ghoosty.View;
  "ghost-for-sale": GhostForSale.View;
  "rest-in-peace": RestInPeace.View;
}
