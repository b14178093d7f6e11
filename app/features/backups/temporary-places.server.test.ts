import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inTemporaryFolder, listRemains, removeRemains } from './temporary-places.server.ts'

let root: string
let where: { backups: string; dataFolder: string; url: string }
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'places-'))
  where = { backups: join(root, 'data', 'backups'), dataFolder: join(root, 'data'), url: 'file::memory:' }
  for (const folder of [where.backups, join(root, 'elsewhere')]) mkdirSync(folder, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const all = () => readdirSync(root, { recursive: true }).map(String).sort()

/** Leaves the disk as a kill during the work does. */
async function killIn(folder: string) {
  const moment = `${root}-moment`
  await inTemporaryFolder(folder, where.dataFolder, async () => {
    writeFileSync(join(folder, 'site.db'), 'all personal data')
    expect(await listRemains(where)).toEqual([])
    expect(await removeRemains(where)).toEqual([])
    cpSync(root, moment, { recursive: true })
  })
  cpSync(moment, root, { recursive: true })
  rmSync(moment, { recursive: true })
}

describe.each(['elsewhere', 'data/backups'])('in %s', (parent) => {
  test.each(['backup-2026-01-15T12-00-00-000Z.part', 'verify-0123456789ab'])(
    'what a kill leaves as %s is listed, and removed without a trace',
    async (name) => {
      const folder = join(root, parent, name)
      writeFileSync(join(root, parent, 'a-backup-beside-it'), '')
      const before = all()
      await killIn(folder)
      expect(all()).toContain(join(parent, name, 'site.db'))
      expect(await listRemains(where)).toEqual([folder])
      expect(await removeRemains(where)).toEqual([folder])
      expect(await listRemains(where)).toEqual([])
      expect(all()).toEqual(before)
    },
  )
})

test('what lies on a disk that is not mounted is found once it is mounted again', async () => {
  const folder = join(root, 'elsewhere', 'verify-0123456789ab')
  await killIn(folder)
  const disk = join(root, 'disk')
  cpSync(join(root, 'elsewhere'), disk, { recursive: true })
  rmSync(join(root, 'elsewhere'), { recursive: true })
  expect(await removeRemains(where)).toEqual([])
  mkdirSync(join(root, 'elsewhere'))
  expect(await removeRemains(where)).toEqual([])
  cpSync(disk, join(root, 'elsewhere'), { recursive: true })
  expect(await removeRemains(where)).toEqual([folder])
  expect(existsSync(folder)).toBe(false)
})

test('work that ends leaves no mark, nor does one that was killed before it had begun', async () => {
  const before = all()
  const folder = join(root, 'elsewhere', 'verify-0123456789ab')
  await inTemporaryFolder(folder, where.dataFolder, async () => {})
  await expect(inTemporaryFolder(folder, where.dataFolder, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(all()).toEqual(before)
  writeFileSync(join(where.dataFolder, 'temporary-verify-0123456789ab.path'), '/elsewh')
  expect(await removeRemains(where)).toEqual([])
  expect(all()).toEqual(before)
})
