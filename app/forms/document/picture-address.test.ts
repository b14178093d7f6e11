import { expect, test } from 'vitest'
import { brokenPicturesIn } from './picture-address.ts'

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
