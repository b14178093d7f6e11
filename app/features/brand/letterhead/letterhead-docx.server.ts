// The letterhead for word processors: A4 with mark and name in the header and contact details in the footer.
import {
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  Footer,
  Header,
  ImageRun,
  type ISectionOptions,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import { paperInks } from '../colour/paper-inks.ts'
import type { Hex } from '../colour/rgb.ts'
import { logoPng } from '../logo/rasters.server.ts'
import { sampleParagraphs } from '../mail/letterhead-mail.ts'
import type { BrandAssets } from '../schema.ts'
import { plainText } from '../type/plain-text.ts'
import { a4, contactLines } from './letterhead-drawing.server.ts'

const markSize = 16
const pixelsPerMillimetre = 96 / 25.4
// Word does not embed the brand's typefaces; these two are installed on every office computer.
const font = { ascii: 'Arial', hAnsi: 'Arial', cs: 'Arial', eastAsia: 'Malgun Gothic' }

export async function letterheadDocx(assets: BrandAssets): Promise<Buffer> {
  const { letterhead } = assets
  const title = plainText(letterhead.companyName)
  const page: ISectionOptions['properties'] = {
    page: {
      size: { width: twips(a4.width), height: twips(a4.height) },
      margin: { top: twips(45), bottom: twips(35), left: twips(a4.margin), right: twips(a4.margin), header: twips(15) },
    },
  }
  const document = new Document({
    title,
    creator: title,
    styles: { default: { document: { run: { font, size: 22, language: { value: 'en-GB', eastAsia: 'ko-KR' } } } } },
    sections: [
      {
        properties: page,
        headers: {
          default: new Header({ children: [headTable(assets, await logoPng(assets, 'mark', 'colour', 256))] }),
        },
        footers: { default: new Footer({ children: footLines(assets) }) },
        children: sampleParagraphs.map((text) => new Paragraph({ text, spacing: { after: 240 } })),
      },
    ],
  })
  return Packer.toBuffer(document)
}

const twips = (millimetres: number) => convertMillimetersToTwip(millimetres)
const bare = (color: Hex) => color.slice(1)

function headTable({ letterhead, palette }: BrandAssets, mark: Buffer): Table {
  const { ink, soft } = paperInks(palette)
  const side = Math.round(markSize * pixelsPerMillimetre)
  const name = plainText(letterhead.companyName)
  const altText = { name: 'Mark', title: name, description: `Mark of ${name}` }
  const picture = new ImageRun({ type: 'png', data: mark, transformation: { width: side, height: side }, altText })
  const slogan = plainText(letterhead.slogan)
  const widths = [markSize + 5, a4.width - 2 * a4.margin - markSize - 5].map(twips)
  const cell = (children: Paragraph[], index: number) =>
    new TableCell({
      children,
      borders: noBorders,
      margins: { left: 0, right: 0, marginUnitType: WidthType.DXA },
      verticalAlign: VerticalAlignTable.CENTER,
      width: { size: widths[index] ?? 0, type: WidthType.DXA },
    })
  const words = [
    new Paragraph({ children: [new TextRun({ text: name, bold: true, size: 36, color: bare(ink), font })] }),
    ...(slogan
      ? [new Paragraph({ children: [new TextRun({ text: slogan, size: 17, color: bare(soft), font })] })]
      : []),
  ]
  return new Table({
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders: { ...noBorders, insideHorizontal: noBorder, insideVertical: noBorder },
    rows: [new TableRow({ children: [cell([new Paragraph({ children: [picture] })], 0), cell(words, 1)] })],
  })
}

const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const noBorders = { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder }

function footLines({ letterhead, palette }: BrandAssets): Paragraph[] {
  const rule = { style: BorderStyle.SINGLE, size: 8, space: 6, color: bare(palette.primaryColor) }
  const lines = contactLines(letterhead)
  const { soft } = paperInks(palette)
  return (lines.length > 0 ? lines : ['']).map(
    (text, index) =>
      new Paragraph({
        border: index === 0 ? { top: rule } : undefined,
        children: [new TextRun({ text, size: 17, color: bare(soft), font })],
      }),
  )
}
