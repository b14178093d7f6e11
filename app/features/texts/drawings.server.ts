// Drawings with invented data: the screens of the products, and the maps of the systems in the case studies.
import { parse } from 'yaml'
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

const drawn = <Drawing>(name: string) =>
  parse(seedFiles[`../../content/drawings/${name}.yaml`] ?? '') as Readonly<Record<string, Drawing>>

/** By product; the field "screen" of a product names one. */
export const productScreens = drawn<ProductScreen>('product-screens')

/** By case study; one that staff added has none. */
export const caseStudyMaps = drawn<CaseStudyMaps>('case-study-maps')
