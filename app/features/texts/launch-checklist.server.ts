// Every fact that must be supplied or checked before launch. Staff see the list in the settings; until then visitors see
// the site without these facts.
import { parse } from 'yaml'
import { seedFiles } from './seed-files.server.ts'

export type LaunchItem = {
  id: string
  area: string
  item: string
  /** The addresses of pages, or words. */
  where: readonly string[]
  /** The files of the code that must change with it; staff don't see them. */
  files?: readonly string[]
  /** The names of its placeholders in the content. */
  facts?: readonly string[]
  /** The fields of the company's facts that belong to it beside those. */
  fields?: readonly string[]
  /** The kinds of text in which it is entered. */
  kinds?: readonly string[]
}

export const launchChecklist: readonly LaunchItem[] = parse(
  seedFiles['../../content/company/launch-checklist.yaml'] ?? '',
)
