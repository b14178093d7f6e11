// Puts the big list of naughty strings through every text field of every export, bypassing the forms' rules.
import { load } from 'cheerio'
import { extractRawText } from 'mammoth'
import { describe, expect, test } from 'vitest'
import { paletteTokens } from '#app/features/brand/export/brand-files.server.ts'
import { fillTexts, textFieldCount } from '#tests/support/brand-assets.ts'
import naughtyStrings from '#tests/support/naughty-strings/blns.json' with { type: 'json' }
import { flowing, readPdf, readQrSvg, readSvg, readVcard, readXml, readZip } from '#tests/support/read-files.ts'
import { drawBusinessCard } from './business-card/business-card-drawing.server.ts'
import { qrCodeSvg } from './business-card/qr-code.ts'
import { writeVcard } from './business-card/vcard.ts'
import { type Drawing, textShape } from './drawing/drawing.ts'
import { drawingsToPdf } from './drawing/drawing-pdf.server.ts'
import { drawingToSvg } from './drawing/drawing-svg.server.tsx'
import { letterheadDocx } from './letterhead/letterhead-docx.server.ts'
import { drawLetterhead } from './letterhead/letterhead-drawing.server.ts'
import { drawLogo, logoLayouts } from './logo/logo.server.ts'
import { writeEmailSignature, writeLetterheadMail } from './mail/letterhead-mail.ts'
import { plainText } from './type/plain-text.ts'
import { loadTypeset, type TextStyle } from './type/typeset.server.ts'

// Longer than any field allows; printing the strings whole would add nothing.
const naughty = naughtyStrings.map((text) => text.slice(0, 200))
const everywhere = naughty.map((text) => fillTexts(() => text))
/** Over all rounds, every string goes through every field, with a different string in each field of a round. */
const rotated = (rounds: number) =>
  Array.from({ length: rounds }, (_, round) =>
    fillTexts((index) => naughty[(round * textFieldCount + index) % naughty.length] ?? ''),
  )
/** Enough rounds to show every string at least once and dozens of them in every field. */
const rounds = Math.ceil(naughty.length / textFieldCount)
const sheetOf = (lines: string[], style: TextStyle): Drawing => ({
  title: 'Lines',
  width: 1000,
  height: lines.length * 3,
  shapes: lines.map((line, index) => textShape(line, style, 2, 3 + index * 3, '#000000')),
})
const now = new Date('2026-11-22T09:00:00Z')

describe('naughty strings', () => {
  test('are text in the vCard, which keeps its properties', () => {
    const allowed = new Set(['version', 'n', 'fn', 'org', 'title', 'tel', 'email', 'url'])
    everywhere.forEach((assets) => {
      const card = readVcard(writeVcard(assets))
      expect(Object.keys(card).filter((name) => !allowed.has(name))).toEqual([])
      const { businessCard, letterhead } = assets
      expect(card.fn ?? ['']).toEqual([plainText(businessCard.name) || plainText(letterhead.companyName)])
    })
  })

  test('are text in mails, which run no code and load nothing', () => {
    const signatures = load(everywhere.map((assets) => writeEmailSignature(assets).html).join(''), null, false)
    expect(signatures.root().children('table').length).toBe(everywhere.length)
    const letter = load(
      writeLetterheadMail(
        fillTexts(() => naughty.join(' ')),
        naughty,
      ),
    )
    expect(
      letter('p')
        .toArray()
        .map((part) => flowing(letter(part).text())),
    ).toEqual(naughty.map((text) => flowing(plainText(text))))
    for (const $ of [signatures, letter]) {
      expect($('script, img, iframe, object, embed, form, input, svg, link, style, base, video').length).toBe(0)
      $('*').each((_, element) => {
        for (const [name, value] of Object.entries($(element).attr() ?? {})) {
          expect(name).not.toMatch(/^on|src|formaction/i)
          if (name === 'href') expect(value).toMatch(/^(https?|mailto|tel):/)
        }
      })
    }
  })

  test('are shapes and a title in the SVGs', async () => {
    const typeset = await loadTypeset()
    for (const assets of [...rotated(rounds), fillTexts(() => '\u0000')]) {
      const logos = await Promise.all(logoLayouts.map((layout) => drawLogo(assets, layout)))
      for (const drawing of [...logos, drawLetterhead(assets, typeset)]) {
        const { foreign, title, root } = readSvg(drawingToSvg(drawing, typeset))
        expect(foreign).toEqual([])
        expect(title).toBe(plainText(drawing.title))
        expect(root?.attributes.viewBox).toMatch(/^0 0 \d[\d.]* \d[\d.]*$/)
      }
    }
  })

  test('are printed in every typeface, on sheets that another reader opens', async () => {
    const typeset = await loadTypeset()
    const lines = naughty.map((text) => plainText(text)).filter(Boolean)
    const sheets = (['display', 'text'] as const).map((family) => sheetOf(lines, { family, weight: 700, size: 2 }))
    const letters = rotated(rounds).map((assets) => drawLetterhead(assets, typeset))
    const pdf = await drawingsToPdf([...sheets, ...letters], typeset, { title: naughty.join(' '), now })
    const { pages, actions } = await readPdf(pdf)
    expect(pages).toHaveLength(sheets.length + letters.length)
    expect(actions).toBeNull()
    // Text in characters that the typefaces have can be copied from the PDF.
    for (const page of pages.slice(0, sheets.length)) {
      const printed = page.replace(/\s/g, '')
      for (const line of lines) if (/^[\x20-\x7e]+$/.test(line)) expect(printed).toContain(line.replace(/\s/g, ''))
    }
  })

  test('are on cards whose QR code contains the vCard', async () => {
    const typeset = await loadTypeset()
    for (const assets of rotated(6)) {
      const card = writeVcard(assets)
      expect(await readQrSvg(qrCodeSvg(card, naughty.join(' ')))).toBe(card)
      for (const face of Object.values(drawBusinessCard(assets, typeset))) {
        expect(readSvg(drawingToSvg(face, typeset)).foreign).toEqual([])
      }
    }
  })

  test('are names in the palette’s files', async () => {
    for (const assets of everywhere) {
      expect(Object.keys(JSON.parse(paletteTokens(assets)).color)).toContain('primary')
    }
  })

  test('are text in the document for word processors: no field, no link, nothing outside', async () => {
    for (const assets of rotated(rounds / 2)) {
      const docx = await letterheadDocx(assets)
      for (const [name, content] of await readZip(docx)) {
        if (!/\.(xml|rels)$/.test(name)) continue
        const { elements } = readXml(content.toString())
        expect(elements.filter(({ name }) => /instrText|fldSimple|hyperlink|object/i.test(name))).toEqual([])
        expect(elements.filter(({ attributes }) => attributes.TargetMode === 'External')).toEqual([])
      }
      expect((await extractRawText({ buffer: docx })).messages).toEqual([])
    }
  })
})
