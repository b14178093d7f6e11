// Every fact that must be supplied or checked before launch. Staff see the list in the settings; until then visitors see
// the site without these facts.
import { parse } from 'yaml'

export type LaunchItem = {
  id: string
  area: string
  item: string
  where: string
  /** The names of its placeholders in the content. */
  facts?: readonly string[]
  /** The fields of the company's facts that belong to it beside those. */
  fields?: readonly string[]
  /** The kinds of text in which it is entered. */
  kinds?: readonly string[]
}

const files = import.meta.glob<string>('../../content/company/launch-checklist.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const launchChecklist: readonly LaunchItem[] = Object.values(files).flatMap((source) => parse(source))
