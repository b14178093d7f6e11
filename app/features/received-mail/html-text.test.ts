import { expect, test } from 'vitest'
import { htmlText } from './html-text.ts'

// What a reader of the HTML sees has to be in its text; each line stands for a kind of element.
test.each([
  [
    'cells of a row',
    '<table><tr><th>Item</th><th>Count</th></tr><tr><td>Router</td><td>12</td></tr></table>',
    'Item | Count\nRouter | 12',
  ],
  [
    'tables for the layout',
    '<table><tr><td><table><tr><td>Hello</td></tr></table></td><td> </td></tr></table>',
    'Hello',
  ],
  ['cells with paragraphs', '<table><tr><td><p>One</p></td><td><p>Two</p></td></tr></table>', 'One\n\nTwo'],
  [
    'a link',
    'See <a href="https://example.com/plan?a=1&amp;b=2">here</a>, please',
    'See here (https://example.com/plan?a=1&b=2), please',
  ],
  ['a link that is its address', '<a href="https://www.example.com/">example.com</a>', 'example.com'],
  [
    'an address',
    '<a href="mailto:ann@example.com">Ann</a>, <a href="mailto:ann@example.com">ann@example.com</a>',
    'Ann (ann@example.com), ann@example.com',
  ],
  ['a number', '<a href="tel:+82212345678">Call me</a>', 'Call me (+82212345678)'],
  [
    'a link around a picture',
    '<a href="https://example.com/map"><img src="cid:1" alt="Map"></a>',
    'Map (https://example.com/map)',
  ],
  [
    'links to nowhere',
    '<a href="#x">a</a> <a href="javascript:alert(1)">b</a> <a name="c">c</a> <a href="cid:1">d</a>',
    'a b c d',
  ],
  [
    'a link that is not closed',
    '<p>See <a href="https://example.com/a">here<p>Ann',
    'See here\nAnn (https://example.com/a)',
  ],
  [
    'numbered lists',
    '<ol><li>One</li><li><p>Two</p></li></ol><ol start="7"><li>Seven</ol>',
    '1. One\n2. Two\n\n7. Seven',
  ],
  [
    'lists in lists',
    'We need<ul><li>Rooms<ol><li>big<li>small</ol></li><li></li><li>Food</li></ul>Ann',
    'We need\n- Rooms\n  1. big\n  2. small\n- Food\nAnn',
  ],
  ['preformatted lines', '<p>Log:</p><pre>a  1\n  b &lt;2&gt;\n</pre>End', 'Log:\n\na  1\n  b <2>\nEnd'],
  ['a hidden preheader', '<div style="display:none;max-height:0">Preview <div>of it</div></div><p>Hello</p>', 'Hello'],
  [
    'what else is hidden',
    '<span style="mso-hide:all">a</span><b hidden>b</b><i style="VISIBILITY: hidden">c</i><div style="max-height:0px;overflow:hidden">d</div>Hello',
    'Hello',
  ],
  [
    'styles that hide nothing',
    '<td style="font-size:0"><p style="font-size:14px;max-height:0.5em">Hello</p></td><br style="display:none">you',
    'Hello\n\nyou',
  ],
  ['a mail that is all hidden', '<div style="display:none">Hello</div>', 'Hello'],
  ['pictures that stand for letters', 'Thanks <img alt="😀"> Ann', 'Thanks 😀 Ann'],
  ['quotations', '<p>Yes</p><blockquote><ul><li>One</li></ul><p>Two</p></blockquote>', 'Yes\n\n> - One\n> Two'],
])('%s', (_, html, text) => {
  expect(htmlText(html)).toBe(text)
})
