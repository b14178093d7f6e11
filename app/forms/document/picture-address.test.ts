import { expect, test } from 'vitest'
import { brokenPicturesIn, picturesIn } from './picture-address.ts'

const file = `/media/${'0a'.repeat(12)}-800.webp`

test.each([
  [`![A](${file})`, []],
  ['![A](/media/gone.png)', ['/media/gone.png']],
  [`![](</media/x> "t") and ![B](${file}) ![C]( /media/y.png "title")`, ['/media/x', '/media/y.png']],
  ['![A](https://example.com/media/x.png) [a link](/media/x)', []],
  ['![ without an end /media/x.png', []],
])('in %s the addresses that are no files are found', (text, broken) => {
  expect(brokenPicturesIn(text)).toEqual(broken)
})

test('the words that describe each picture are found', () => {
  const text = `![A [ship\\]](${file} "At sea") and ![](${file}) ![ no end`
  expect(picturesIn(text)).toEqual([
    { src: file, alt: 'A [ship]' },
    { src: file, alt: '' },
  ])
})
