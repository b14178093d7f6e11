// Draws pages of a PDF in millimetres: text stays text, in embedded typefaces.
import PDFDocument from 'pdfkit'
import { plainText } from '../type/plain-text.ts'
import { runWidth, type Typeset } from '../type/typeset.server.ts'
import type { Drawing, Shape } from './drawing.ts'

const pointsPerMillimetre = 72 / 25.4

/** Millimetres around the drawing: the bleed, which is cut off, and the space for crop marks. */
type PrintMargins = { bleed: number; marks: number }

type Options = { title: string; now: Date; print?: PrintMargins }

const noMargins: PrintMargins = { bleed: 0, marks: 0 }

export function drawingsToPdf(pages: readonly Drawing[], typeset: Typeset, options: Options): Promise<Buffer> {
  const { title, now, print = noMargins } = options
  const info = { Title: plainText(title), CreationDate: now, ModDate: now }
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    displayTitle: true,
    lang: 'en',
    info,
    ...noFont,
  })
  for (const face of Object.values(typeset.faces)) doc.registerFont(face.name, face.data)
  for (const page of pages) addPage(doc, page, print, typeset)
  return collect(doc)
}

// Otherwise pdfkit loads Helvetica, which is never used.
const noFont = { font: '' }

function addPage(doc: PDFKit.PDFDocument, page: Drawing, { bleed, marks }: PrintMargins, typeset: Typeset) {
  const around = (bleed + marks) * pointsPerMillimetre
  const size = [page.width, page.height].map((side) => side * pointsPerMillimetre + 2 * around)
  const [width = 0, height = 0] = size
  doc.addPage({ size: [width, height], margin: 0 })
  if (around > 0) {
    const box = (inset: number) => [inset, inset, width - inset, height - inset]
    Object.assign(doc.page.dictionary.data, {
      TrimBox: box(around),
      BleedBox: box(marks * pointsPerMillimetre),
    })
    drawCropMarks(doc, width, height, around, marks * pointsPerMillimetre)
  }
  doc.save().translate(around, around)
  for (const shape of page.shapes) drawShape(doc, shape, typeset)
  doc.restore()
}

/** Beside each corner, outside the bleed. */
function drawCropMarks(doc: PDFKit.PDFDocument, width: number, height: number, trim: number, length: number) {
  const ends = [0, length * 0.8] as const
  for (const x of [trim, width - trim]) {
    doc.moveTo(x, ends[0]).lineTo(x, ends[1])
    doc.moveTo(x, height - ends[0]).lineTo(x, height - ends[1])
  }
  for (const y of [trim, height - trim]) {
    doc.moveTo(ends[0], y).lineTo(ends[1], y)
    doc.moveTo(width - ends[0], y).lineTo(width - ends[1], y)
  }
  doc.lineWidth(0.25).stroke('#000000')
}

const mm = (value: number) => value * pointsPerMillimetre

function drawShape(doc: PDFKit.PDFDocument, shape: Shape, typeset: Typeset) {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height, radius = 0, fill } = shape
      doc.roundedRect(mm(x), mm(y), mm(width), mm(height), mm(radius)).fill(fill)
      return
    }
    case 'circle':
      doc.circle(mm(shape.x), mm(shape.y), mm(shape.radius)).fill(shape.fill)
      return
    case 'path': {
      const { d, x, y, scale, fill, stroke } = shape
      doc.save().translate(mm(x), mm(y)).scale(mm(scale)).path(d)
      if (fill) doc.fill(fill)
      else if (stroke) doc.lineWidth(stroke.width).lineCap('round').lineJoin('round').stroke(stroke.color)
      doc.restore()
      return
    }
    case 'text': {
      let left = shape.x
      for (const run of typeset.runs(shape.value, shape.style)) {
        doc.font(run.face.name).fontSize(mm(shape.style.size)).fillColor(shape.fill)
        doc.text(run.text, mm(left), mm(shape.y), { lineBreak: false, baseline: 'alphabetic' })
        left += runWidth(run, shape.style.size)
      }
    }
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    doc.end()
  })
}
