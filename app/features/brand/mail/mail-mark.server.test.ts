import { expect } from 'vitest'
import { theSite } from '#db/audit.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { readPng } from '#tests/support/read-files.ts'
import { defaultAssets } from '../defaults.ts'
import { savePart } from '../revisions/revisions.server.ts'
import { findMailMark } from './mail-mark.server.ts'

describeOnBothDialects('the mark of mails', () => {
  test('is drawn once for each version of the brand, in the colours of its logo', async ({ db }) => {
    const own = await findMailMark(db, 0)
    const value = { ...defaultAssets.logo, mark: 'N3', primaryColor: '#aa0000' }
    expect(await savePart(db, { part: 'logo', value, version: 0 }, { actor: theSite, now: 1 })).toBe('saved')
    const chosen = await findMailMark(db, 1)
    expect(await findMailMark(db, 1)).toBe(chosen)
    expect(await findMailMark(db, 0)).toBe(own)
    const pixel = (png: Buffer | null, x: number, y: number) => {
      const { data, width } = readPng(png ?? Buffer.alloc(0))
      return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
    }
    expect(pixel(own, 36, 2)).toEqual([0, 102, 255, 255])
    expect(pixel(chosen, 36, 2)).toEqual([170, 0, 0, 255])
    // Around its rounded corners it is transparent, for light sheets and dark ones.
    expect(pixel(chosen, 0, 0)[3]).toBe(0)
  })

  test('of a version that is unknown is the newest one', async ({ db }) => {
    expect(await findMailMark(db, 9)).toBe(await findMailMark(db, 0))
  })
})
