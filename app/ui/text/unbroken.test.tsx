import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './unbroken.tsx'

test.each([
  ['No name', 'No name'],
  ['Learn C++ now', 'Learn <b>C++</b> now'],
  ['C++, then more C++ and C++.', '<b>C++</b>, then more <b>C++</b> and <b>C++</b>.'],
])('“%s” is whole, with each name unbroken', (text, drawn) => {
  const html = renderToStaticMarkup(<Unbroken text={text} name="C++" />)
  expect(html.replaceAll('<span class="unbroken">', '<b>').replaceAll('</span>', '</b>')).toBe(drawn)
})
