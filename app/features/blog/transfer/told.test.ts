// What an import tells is a message, so that it is told in the reader's language.
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { refusals } from '#app/features/media/sniff-image.ts'
import { message, nested, sayInEnglish } from '#app/languages/message.ts'
import { type Message, sayIn } from '#app/languages/phrases.server.ts'
import { readPost } from './front-matter.ts'
import { readImport } from './read-import.server.ts'
import { readZip, usualLimits } from './zip.server.ts'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
const frontMatter = [
  'slug: a',
  'title: [a]',
  `title: ${'a'.repeat(201)}`,
  'title: A\ndate: never',
  'title: A\ntags: 7',
  `title: A\ntags: [${Array.from({ length: 12 }, (_, at) => `Tag ${at}`).join(', ')}]`,
  `title: A\ntags: [${'a'.repeat(41)}]`,
  'title: A\nfeatured: perhaps',
  'title: A\nlanguage: xx',
  'title: A\nstatus: xx',
  'title: A\nimage: 7',
  `a: ${'a'.repeat(10_001)}`,
  'title: "A',
  'a: &a 1\nb: *a',
  '7',
]
const ofFiles = [...frontMatter.map((fields) => `---\n${fields}\n---\n\nWords\n`), 'Words'].flatMap((text) => {
  const read = readPost('a.md', text)
  return read.ok
    ? []
    : [message('{file} was left out: {problem}.', { file: 'posts/a.md', problem: nested(read.problem) })]
})

const zip = zipSync({ 'a.md': bytesOf('Words'), 'b.txt': bytesOf('b'), 'c.md': new Uint8Array([255, 254, 255]) })
const inZip = readImport(zip)
const limits = { ...usualLimits, bytes: 10 }
const refused = [
  readImport(bytesOf('{}')),
  readImport(zipSync({ '../a.md': bytesOf('Words') })),
  readZip(zip, limits),
  readZip(zip, { ...usualLimits, files: 1 }),
  readZip(zip, { ...usualLimits, unpacked: 1 }),
  readZip(bytesOf('PK'), usualLimits),
].flatMap((read): Message[] => ('problem' in read ? [read.problem] : []))

const messages: Record<string, readonly Message[]> = {
  'the files of a zip': [...ofFiles, ...(inZip.ok ? inZip.incoming.notes : [])],
  'a refused file': refused,
  'a refused picture': Object.values(refusals).map((text) => (typeof text === 'string' ? text : text('a PNG'))),
}

test('every file is refused', () => expect(refused).toHaveLength(6))

describe.each(Object.entries(messages))('what is told about %s', (_, told) => {
  test.each([...new Map(told.map((one) => [sayInEnglish(one), one]))])('%s', (_, line) => {
    const [french, korean] = [sayIn('fr')(line), sayIn('ko')(line)]
    const words = (text: string) => text.replaceAll(/"[^"]*"|«[^»]*»|\([^)]*\)/g, '')
    expect(words(french)).not.toMatch(/\b(it|was|left|out|the|is|must|be|its)\b/)
    expect(korean).toMatch(/[가-힣]/)
    expect(words(korean)).not.toMatch(/\b(it|was|left|out|the|is|must|be|its)\b/)
  })
})
