import { extractRawText } from 'mammoth'
import { beforeAll, describe, expect, test } from 'vitest'
import { bilingualAssets } from '#tests/support/brand-assets.ts'
import { flowing, readPng, readXml, readZip } from '#tests/support/read-files.ts'
import { letterheadDocx } from './letterhead-docx.server.ts'

describe('the letterhead for word processors', () => {
  let docx: Buffer
  let parts: Map<string, Buffer>
  const textOf = (name: string) => flowing(readXml(parts.get(name)?.toString() ?? '').text)
  const named = (pattern: RegExp) => [...parts.keys()].find((name) => pattern.test(name)) ?? ''

  beforeAll(async () => {
    docx = await letterheadDocx(bilingualAssets)
    parts = await readZip(docx)
  })

  test('opens in another reader', async () => {
    const { value, messages } = await extractRawText({ buffer: docx })
    expect(value).toContain('Write your letter here.')
    expect(messages).toEqual([])
  })

  test('has well-formed parts and no missing ones', () => {
    for (const [name, content] of parts)
      if (/\.(xml|rels)$/.test(name)) expect(() => readXml(content.toString()), name).not.toThrow()
    for (const [name, content] of parts) {
      if (!name.endsWith('.rels')) continue
      const folder = name.replace(/_rels\/[^/]+$/, '')
      const targets = readXml(content.toString()).elements.filter(({ attributes }) => attributes.Target)
      for (const { attributes } of targets) {
        expect(attributes.TargetMode).toBeUndefined()
        const target = attributes.Target ?? ''
        expect([...parts.keys()]).toContain(target.startsWith('/') ? target.slice(1) : folder + target)
      }
    }
  })

  test('has the name and slogan in its header, the contacts in its footer, and the mark as a picture', () => {
    const { companyName, slogan, address, phone, email, website } = bilingualAssets.letterhead
    expect(textOf(named(/^word\/header\d\.xml$/))).toBe(companyName + slogan)
    expect(textOf(named(/^word\/footer\d\.xml$/))).toBe(`${address}${phone} · ${email} · ${website}`)
    expect(readPng(parts.get(named(/^word\/media\/./)) ?? Buffer.alloc(0)).width).toBe(256)
  })

  test('is A4', () => {
    const { elements } = readXml(parts.get('word/document.xml')?.toString() ?? '')
    const page = elements.find(({ name }) => name === 'w:pgSz')
    expect(
      [page?.attributes['w:w'], page?.attributes['w:h']].map((twips) => Math.round((Number(twips) / 1440) * 25.4)),
    ).toEqual([210, 297])
  })
})
