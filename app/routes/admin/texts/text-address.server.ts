import type { LoaderFunctionArgs } from '@remix-run/node'
import { isPlaceOf, type TextKind, type TextPlace, unnamed } from '#app/features/texts/define-texts.ts'
import { findKind } from '#app/features/texts/kinds.server.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import { drawn } from '#app/languages/message.ts'
import { type Message, type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import { aboveTexts, kindPath, textPath } from './paths.ts'

/** The pages above a text. */
export const crumbsOf = ({ kind, title, list }: TextKind) =>
  list ? [...aboveTexts, { label: title, href: kindPath(kind) }] : aboveTexts

/** The title of a text for staff: typed for an entry of a list, and in their language for a page of the code. */
export function titleIn(language: Language, { list, keys, keyTitle, ...kind }: TextKind, title: string): string {
  if (!list) {
    const phrases = [kind.title, ...keys.map((key) => keyTitle?.(key))]
    return sayIn(language)(phrases.find((phrase) => phrase === title) ?? drawn(title))
  }
  const one: Phrase = capitalized(list.one)
  const place = title.split(' ').at(-1) ?? ''
  return /^\d+$/.test(place) && title === unnamed(one, place) ? unnamed(sayIn(language)(one), place) : title
}

type ListKind = TextKind & Required<Pick<TextKind, 'list'>>

/** The label of the field that names an entry. */
export const titledLabel = ({ fields, list }: ListKind): Message => fields[list.titled]?.label ?? 'Name'

/** The list that an address names. @throws Response 404 */
export function listOf({ kind: name = '' }: LoaderFunctionArgs['params']): ListKind {
  const kind = findKind(name)
  if (!kind?.list) throw new Response(null, { status: 404 })
  return { ...kind, list: kind.list }
}

/** The page of the text that an address names. @throws Response 404 */
export function pathOf(params: LoaderFunctionArgs['params']) {
  const { kind, place } = textOf(params)
  return textPath(kind.kind, place.key, place.language)
}

/** The text that an address names. @throws Response 404 */
export function textOf({ kind: name = '', key = '', language = '' }: LoaderFunctionArgs['params']): {
  kind: TextKind
  place: TextPlace
} {
  const kind = findKind(name)
  if (!kind || !isPlaceOf(kind, key, language)) throw new Response(null, { status: 404 })
  return { kind, place: { key, language } }
}
