// Caches the files of the last few versions, so that repeated requests by strangers draw nothing.
import type { CurrentBrand } from '../current-brand.server.ts'
import type { BrandPart } from '../parts.ts'
import { type BrandFile, listBrandFiles, readBrandFile } from './brand-files.server.ts'
import { fileStem, groupFiles } from './file-groups.ts'

type Version = Pick<CurrentBrand, 'version' | 'assets'>
type Kept = { files: BrandFile[]; made: Map<string, Promise<Buffer>>; now: Date }

/** All files of one version take between half a megabyte and four. */
const versionsKept = 3
const filesByVersion = new Map<string, Kept>()

export const listKeptFiles = (brand: Version): readonly BrandFile[] => keptOf(brand).files

export function filesOf(brand: Version, part: BrandPart) {
  const paths = listKeptFiles(brand).map(({ path }) => path)
  return groupFiles(paths, part, fileStem(brand.assets.letterhead.companyName))
}

/** One of the board's files, made at its first request; null for an unknown path. */
export async function findKeptFile(brand: Version, path: string): Promise<(BrandFile & { content: Buffer }) | null> {
  const { files, made } = keptOf(brand)
  const file = files.find((known) => known.path === path)
  if (!file) return null
  let content = made.get(path)
  if (!content) {
    content = inTurn(() => readBrandFile(file))
    made.set(path, content)
    content.catch(() => made.delete(path))
  }
  return { ...file, content: await content }
}

/** The timestamp inside the files of this version. */
export const madeAt = (brand: Version): Date => keptOf(brand).now

function keptOf({ version, assets }: Version): Kept {
  // The key includes the assets, because two databases in one process may have the same version.
  const key = `${version} ${JSON.stringify(assets)}`
  let entry = filesByVersion.get(key)
  if (!entry) {
    const now = new Date()
    entry = { files: listBrandFiles(assets, now), made: new Map(), now }
    filesByVersion.set(key, entry)
    const oldest = filesByVersion.size > versionsKept ? filesByVersion.keys().next().value : undefined
    if (oldest !== undefined) filesByVersion.delete(oldest)
  }
  return entry
}

let turn: Promise<unknown> = Promise.resolve()

/** Draws one file at a time, so that other requests are answered in between. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = turn.then(work)
  turn = result.catch(() => {})
  return result
}
