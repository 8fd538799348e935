// Messages: the Fluent files of a language, and one message with its arguments filled in.
import { FluentBundle, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import { smooth } from "./euphony";

type Chunk = () => Promise<{ default: string }>;

const CHUNKS: Record<string, Chunk> = {
  en: () => import("virtual:words/en"),
  uk: () => import("virtual:words/uk"),
  ru: () => import("virtual:words/ru"),
  cs: () => import("virtual:words/cs"),
  pl: () => import("virtual:words/pl"),
};
const BOOKS: Record<string, Chunk> = {
  en: () => import("virtual:words/en/rules"),
  uk: () => import("virtual:words/uk/rules"),
  ru: () => import("virtual:words/ru/rules"),
  cs: () => import("virtual:words/cs/rules"),
  pl: () => import("virtual:words/pl/rules"),
};
const ADMIN: Record<string, Chunk> = {
  en: () => import("virtual:words/en/admin"),
  uk: () => import("virtual:words/uk/admin"),
  ru: () => import("virtual:words/ru/admin"),
  cs: () => import("virtual:words/cs/admin"),
  pl: () => import("virtual:words/pl/admin"),
};
const ENGLISH = "en"; // for whoever speaks none of the others
export const LANGUAGES: readonly string[] = Object.keys(CHUNKS);

/** A name inside a sentence: the nominative, with its other forms and its gender at hand. */
export class Name extends FluentType<string> {
  readonly forms: Readonly<Record<string, string>>;

  constructor(text: string, forms: Readonly<Record<string, string>> = {}) {
    super(text);
    this.forms = forms;
  }

  override toString(): string {
    return this.value;
  }

  /** The name in a case; one without forms is the same in every case. */
  in(form: string): string {
    return this.forms[form] ?? this.value;
  }
}

export type Arguments = Record<string, string | number | Name>;

const functions = {
  CASE: ([name, form]: FluentValue[]): FluentValue => (name instanceof Name ? name.in(String(form)) : (name ?? "")),
  GENDER: ([name]: FluentValue[]): FluentValue => (name instanceof Name ? (name.forms.gender ?? "none") : "none"),
};
const NOT_FORMS = new Set(["text", "rules"]); // the attributes of a card that are no forms of its name
const bundles = new Map<string, FluentBundle>();

/** Load the words of a language, English for an unknown one; nothing is said before. */
export async function load(language: string): Promise<void> {
  const known = spoken(language);
  if (!bundles.has(known)) add(known, await CHUNKS[known]!());
}

/** Load the rule book of a language, too. */
export async function loadRules(language: string): Promise<void> {
  const known = spoken(language);
  await load(known);
  add(known, await BOOKS[known]!());
}

/** Load what operators read of a language, too. */
export async function loadAdmin(language: string): Promise<void> {
  const known = spoken(language);
  await load(known);
  add(known, await ADMIN[known]!());
}

function add(language: string, chunk: { default: string }): void {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { functions, useIsolating: false });
  bundle.addResource(new FluentResource(chunk.default), { allowOverrides: true });
  bundles.set(language, bundle);
}

function spoken(language: string): string {
  return Object.hasOwn(CHUNKS, language) ? language : ENGLISH;
}

/** Write a name of the engine as messages spell it. */
export function slug(id: string): string {
  return id.replace(/[_ ]/g, "-");
}

function find(id: string, language: string) {
  return bundles.get(spoken(language))?.getMessage(id);
}

/** Whether there is a message. */
export function has(id: string, language: string): boolean {
  return find(id, language) !== undefined;
}

/** The first of some messages that exists; the last one if none does. */
export function firstOf(ids: string[], language: string): string {
  return ids.find((id) => has(id, language)) ?? ids.at(-1) ?? "";
}

function pattern(id: string, language: string, part: string) {
  const message = find(id, language);
  return (part ? message?.attributes[part] : message?.value) ?? undefined;
}

/** Whether a message has an attribute, or, for an empty part, a value. */
export function hasPart(id: string, part: string, language: string): boolean {
  return pattern(id, language, part) !== undefined;
}

/** Say a message, or one attribute of it; a message that nobody wrote says its own id. */
export function phrase(id: string, language: string, part = "", args: Arguments = {}): string {
  const found = pattern(id, language, part);
  if (found === undefined) return id;
  const said = bundles.get(spoken(language))!.formatPattern(found, args, []); // errors show in the text
  return smooth(said, language);
}

/** The name that a message holds, with all its forms. */
export function nameOf(id: string, language: string, args: Arguments = {}): Name {
  const parts = Object.keys(find(id, language)?.attributes ?? {}).filter((part) => !NOT_FORMS.has(part));
  const forms = parts.map((part) => [part, phrase(id, language, part, args)] as const);
  return new Name(phrase(id, language, "", args), Object.fromEntries(forms));
}
