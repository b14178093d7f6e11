// Fields that several kinds have.

import { choice, decimal, group, line, link, prose, rows } from '#app/forms/document/field-types.ts'
import { drawn } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { iconNames } from '#app/ui/icon-names.ts'

export const empty = { isOptional: true } as const
/** The day of something that has happened. */
export const past = { ...empty, isPast: true } as const

/** Choices that are stored as they are read. */
export const named = <const Value extends Phrase>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }))

/** By their names in the sprite, in every language. */
const iconOptions = iconNames.map((value) => ({ value, label: value, isTyped: true as const }))

export const icon = choice('Icon', iconOptions, { isIcon: true })

/** For search engines and shared links. */
export const metaDescription = prose('Description for search engines', 200)

/** A heading with a text below it. */
export const point = (label: Phrase) =>
  group(label, { title: line('Title', 100), description: prose('Description', 500) })
export const pointWithIcon = (label: Phrase) =>
  group(label, { icon, title: line('Title', 100), description: prose('Description', 500) })

const words = { title: line('Heading', 120), lead: prose('Text below the heading', 300) }
export const heading = (label: Phrase, hint?: Phrase) => group(label, words, hint)

/** The last part of a page, with a button. */
export const closing = (label: Phrase = 'Closing section', hint?: Phrase) =>
  group(label, { ...words, button: line('Button', 40) }, hint)

export const promiseHint = '{replyPromise} becomes the reply promise.'

/** The blank form of a paper. */
export const sheet = (label: Phrase, hint: Phrase) =>
  group(
    label,
    {
      name: line('Name', 60, empty),
      lines: rows('Lines', 'line', group('Line', { label: line('Line', 40), value: prose('What goes here', 120) }), {
        most: 8,
      }),
    },
    hint,
  )

/** Words that lead somewhere. */
export const linked = (label: Phrase, words: Phrase, max: number) =>
  group(label, { label: line(words, max), href: link('Link address') })

/** Numbered by their place. */
export const steps = (label: Phrase) => rows(label, 'step', pointWithIcon('Step'), { least: 1, most: 8 })

const textHint = 'Begin a line with ## for a heading, - for a bullet or 1. for a numbered step.'
export const markdown = (max: number) => prose('Text', max, { hint: textHint, isMarkdown: true })

export const currencies = ['KRW', 'XAF', 'USD', 'EUR'] as const

/** A price; without an amount there is none. */
export const money = (label: Phrase) =>
  group(label, {
    amount: decimal('Amount', 0, 1_000_000_000, {
      isOptional: true,
      isAmount: true,
      decimals: 2,
      hint: 'Leave empty to show no price.',
    }),
    currency: choice(
      'Currency',
      currencies.map((value) => ({ value, label: drawn(value) })),
    ),
  })
