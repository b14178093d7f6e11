// Drawings with invented data: the screens of the products, and the maps of the systems in the case studies.
import { parse } from 'yaml'
import { frenchSpaces } from '#app/languages/french-spaces.ts'
import type { Language } from '#db/tables/records.ts'
import { seedFiles } from './seed-files.server.ts'

export type ScreenPart = { title: string; point: string } & (
  | { is: 'figures'; items: readonly { label: string; value: string }[] }
  | { is: 'table'; columns: readonly string[]; rows: readonly { cells: readonly string[]; state?: ScreenState }[] }
  | { is: 'bars'; items: readonly { label: string; share: number; text: string }[] }
  | { is: 'steps'; items: readonly { label: string; state: 'done' | 'now' | 'next' }[] }
  | { is: 'log'; lines: readonly { time: string; text: string }[] }
  | { is: 'plan'; days: readonly string[]; rooms: readonly { label: string; stays: readonly Stay[] }[] }
)

type ScreenState = 'good' | 'waiting' | 'attention'

/** Consecutive nights, booked or free. */
type Stay = { from: string; nights: number; label: string | null; state?: ScreenState }

export type ProductScreen = {
  hue: 'education' | 'voting' | 'healthcare' | 'retail' | 'hospitality' | 'operations'
  title: string
  menu: readonly string[]
  parts: readonly [ScreenPart, ScreenPart, ScreenPart]
}

export type MapPlace = {
  id: string
  /** One or two lines of at most 15 characters. */
  label: readonly [string] | readonly [string, string]
  column: 1 | 2 | 3
  row: 1 | 2 | 3 | 4
  kind: 'system' | 'people' | 'new'
}

export type MapLink = {
  from: string
  to: string
  way: 'by hand' | 'automatic'
  /** The data that flows, as a sentence: the map in words. */
  text: string
}

export type SystemMap = { summary: string; places: readonly MapPlace[]; links: readonly MapLink[] }

/** The systems before and after. */
export type CaseStudyMaps = { before: SystemMap; after: SystemMap }

type Drawings<Drawing> = Readonly<Record<string, Drawing>>

const sourceOf = (name: string) => seedFiles[`../../content/drawings/${name}.yaml`] ?? ''

const fileOf = (name: string): unknown => parse(name.startsWith('fr/') ? frenchSpaces(sourceOf(name)) : sourceOf(name))

const drawn = <Drawing>(name: string) => fileOf(name) as Drawings<Drawing>

/** With the words of the language, whose file has nothing else. */
const drawnIn = <Drawing>(language: 'fr' | 'ko', name: string) =>
  withWords(fileOf(name), fileOf(`${language}/${name}`)) as Drawings<Drawing>

function withWords(drawing: unknown, words: unknown): unknown {
  if (Array.isArray(drawing)) return drawing.map((item, at) => withWords(item, Array.isArray(words) ? words[at] : null))
  if (typeof drawing !== 'object' || drawing === null) return words ?? drawing
  const own = new Map(Object.entries(words ?? {}))
  return Object.fromEntries(Object.entries(drawing).map(([name, value]) => [name, withWords(value, own.get(name))]))
}

const screens = 'product-screens'

/** By product; the field "screen" of a product names one. */
export const productScreens: Readonly<Record<Language, Drawings<ProductScreen>>> = {
  en: drawn(screens),
  fr: drawnIn('fr', screens),
  ko: drawnIn('ko', screens),
}

/** By case study; one that staff added has none. */
export const caseStudyMaps = drawn<CaseStudyMaps>('case-study-maps')
