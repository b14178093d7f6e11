// The types of fields of a document. A document's schema is data: its form, its rules and its TypeScript type are derived
// from it. Every value is a string, as the form sends it.
import type { Option } from '#app/forms/fields/option.ts'
import type { PictureChoices } from '#app/forms/form-state.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'

export type Control =
  | 'line'
  | 'prose'
  | 'email'
  | 'url'
  | 'link'
  | 'phone'
  | 'fullPhone'
  | 'day'
  | 'time'
  | 'decimal'
  | 'whole'
  | 'color'
  | 'choice'
  | 'ref'
  | 'picture'
  | 'box'

type More = {
  hint?: Message
  /** May stay empty. */
  isOptional?: true
  /** The page reads this prose as Markdown, so the form offers a preview. */
  isMarkdown?: true
  /** The form draws the icon that is chosen. */
  isIcon?: true
  /** A day on which something has happened, so that none in the future fits. */
  isPast?: true
  /** A number that is drawn as a price. */
  isAmount?: true
  /** The most decimals of a number: “1.500” may mean fifteen hundred. */
  decimals?: number
}

export type Leaf<Value extends string = string> = More & {
  is: Control
  label: Message
  max: number
  options?: readonly (Option & { value: Value })[]
  /** The newest pictures of the media library, to choose from. */
  pictures?: PictureChoices
  /** The kind of text that a ref names an entry of; its form's options are the entries. */
  of?: string
  /** A launch waits for it, though it can be saved empty; `missing` while it is empty or names a missing fact. */
  atLaunch?: 'missing' | 'known'
  /** The bounds of a number. */
  from?: number
  to?: number
}
type Addable<One> = One extends string ? (Capitalize<One> extends Phrase ? One : never) : never
type AfterA = Addable<Phrase extends infer P ? (P extends `Add a ${infer One}` ? One : never) : never>
type AfterAn = Addable<Phrase extends infer P ? (P extends `Add an ${infer One}` ? One : never) : never>
/** One row in words, as "statistic": itself and its button are phrases. */
type RowWords = AfterA | AfterAn

const takesAn = (one: RowWords): one is AfterAn => /^[aeiou]/.test(one)

/** The label of the button that adds a row. */
export const addLabel = ({ one }: Pick<Rows, 'one'>): Phrase => (takesAn(one) ? `Add an ${one}` : `Add a ${one}`)

/** The label of one row, before its number. */
export const rowLabel = ({ one }: Pick<Rows, 'one'>): Phrase => capitalized(one)

/** A field with words of a language, which translators write anew. */
export const isWords = ({ is }: Field): boolean => is === 'line' || is === 'prose'

/** The name of the form's picture, of which it has at most one. */
export const pictureIn = (fields: Fields): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.is === 'picture')

export interface Group<Shape extends Fields = Fields> {
  is: 'group'
  label: Message
  hint?: Message
  fields: Shape
}
export interface Rows<Item extends Leaf | Group = Leaf | Group> {
  is: 'rows'
  label: Message
  hint?: Message
  one: RowWords
  item: Item
  least: number
  most: number
  /** Its rows stand below each other like those of a table, and have no order to change. */
  isOneLine?: true
}
export type Field = Leaf | Group | Rows
export interface Fields {
  readonly [name: string]: Field
}

type ValueOf<F> =
  F extends Rows<infer Item>
    ? ValueOf<Item>[]
    : F extends Group<infer Shape>
      ? DocumentOf<Shape>
      : F extends Leaf<infer Value>
        ? Value
        : never
export type DocumentOf<Shape extends Fields> = { [Name in keyof Shape]: ValueOf<Shape[Name]> }

const leaf =
  (is: Control, most: number) =>
  (label: Message, more: More & { max?: number } = {}): Leaf => ({ is, label, max: most, ...more })

export const line = (label: Message, max: number, more: More = {}): Leaf => ({ is: 'line', label, max, ...more })
/** Several lines. */
export const prose = (label: Message, max: number, more: More = {}): Leaf => ({ is: 'prose', label, max, ...more })
export const emailAddress = leaf('email', 254)
export const url = leaf('url', 300)
export const phone = leaf('phone', 40)
/** With the country code. */
export const fullPhone = leaf('fullPhone', 40)
/** A calendar day, as 2026-03-01. */
export const day = leaf('day', 10)

/** A time of day, as 09:30. */
export const clockTime = leaf('time', 20)

export const decimal = (label: Message, from: number, to: number, more: More = {}): Leaf => ({
  is: 'decimal',
  label,
  max: 20,
  from,
  to,
  ...more,
})

export const whole = (label: Message, from: number, to: number, more: More = {}): Leaf => ({
  ...decimal(label, from, to, more),
  is: 'whole',
})

/** An address on the site, or one that begins with https://. */
export const link = leaf('link', 300)
export const color = leaf('color', 7)

/** An entry of another kind. */
export const ref = (label: Message, of: string, more: More = {}): Leaf => ({ is: 'ref', label, max: 80, of, ...more })

/** A picture of the media library, by its address. */
export const picture = (label: Message, hint: Message): Leaf => ({
  is: 'picture',
  label,
  max: 100,
  hint,
  isOptional: true,
})

/** One line each, by name: its label, or its label and a hint. */
export const lines = <const Labels extends Record<string, Message | readonly [label: Message, hint: Phrase]>>(
  max: number,
  labels: Labels,
) =>
  Object.fromEntries(
    Object.entries(labels).map(([name, words]) => {
      const [label, hint] = [words].flat()
      return [name, line(label as Message, max, hint ? { hint } : {})]
    }),
  ) as { [Name in keyof Labels]: Leaf }

/** A list of single lines. */
export const points = (label: Phrase, one: RowWords, { max = 300, ...limits }: Limits & { max?: number } = {}) =>
  rows(label, one, line(rowLabel({ one }), max), limits)

export const choice = <const Value extends string>(
  label: Message,
  options: readonly (Option & { value: Value })[],
  more: More = {},
): Leaf<Value> => ({ is: 'choice', label, max: 100, options, ...more })

/** 'yes' where it is ticked. */
export const box = (label: Message, more: More = {}): Leaf<'yes' | ''> => ({
  is: 'box',
  label,
  max: 3,
  isOptional: true,
  ...more,
})

export const group = <Shape extends Fields>(label: Message, fields: Shape, hint?: Message): Group<Shape> => ({
  is: 'group',
  label,
  fields,
  ...(hint ? { hint } : {}),
})

type Limits = Pick<Rows, 'hint' | 'isOneLine'> & { least?: number; most?: number }

export const rows = <Item extends Leaf | Group>(
  label: Message,
  one: RowWords,
  item: Item,
  { least = 0, most = 20, ...more }: Limits = {},
): Rows<Item> => ({ is: 'rows', label, one, item, least, most, ...more })
