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
  ...['p', 'div', 'h3', 'div><span'].map((block): [string, string, string] => [
    `cells whose words stand in ${block}`,
    ['Router 12 new', 'Cable 3 used']
      .map((row) => row.split(' ').map((cell) => `<td>\n <${block}> ${cell} </${block.split('>')[0]}>\n</td>`))
      .map((cells) => `<tr>${cells.join('\n')}</tr>`)
      .join('\n'),
    `Router | 12 | new${block === 'p' ? '\n\n' : '\n'}Cable | 3 | used`,
  ]),
  [
    'empty cells among them',
    '<tr><td><p>Router</p></td><td><p>&nbsp;</p></td><td><div><br></div></td><td></td><td><p>12</p></td></tr><p>Ann</p>',
    'Router | 12\n\nAnn',
  ],
  [
    'a cell with several paragraphs',
    '<tr><td><p>Router</p></td><td><p>12</p><p>or 14</p></td><td><p>new</p></td></tr>',
    'Router | 12\n\nor 14\n\nnew',
  ],
  [
    'cells in a quotation, and a quotation in a cell',
    '<blockquote><table><tr><td><p>One</p></td><td><p>Two</p></td></tr></table></blockquote><table><tr><td><blockquote><p>Three</p></blockquote></td><td><p>Four</p></td></tr></table>',
    '> One | Two\n\n> Three\n\nFour',
  ],
  [
    'tables within a cell',
    '<table><tr><td><table><tr><td><p>Logo</p></td></tr></table></td><td><table><tr><td><p>Hello</p></td></tr></table></td></tr></table>',
    'Logo\n\nHello',
  ],
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
  ...[
    'font-size:0',
    'color:#fff; FONT-SIZE : 0px !important',
    'font-size:0.0pt;line-height:0',
    'opacity:0',
    'opacity:0.0',
    'max-height:0;overflow:hidden',
    'height:0px;overflow:hidden',
    'line-height:0;mso-hide:all',
    'display:none!important',
  ].map((style): [string, string, string] => [
    `a preheader by ${style}`,
    `<div style="${style}">Preview <div>of</div> it <b>now</b></div><p>Hello</p>`,
    'Hello',
  ]),
  [
    'cells without a size of letters, whose words have one',
    '<table style="font-size:0"><tr><td>a<img alt="Map"><div style="font-size:14px">Hello <b>you</b></div>b</td></tr></table>',
    'Map\nHello you',
  ],
  [
    'styles that hide nothing',
    '<td style="font-size:0"><p style="font-size:14px;max-height:0.5em">Hello</p></td><br style="display:none">you',
    'Hello\n\nyou',
  ],
  ['a mail that is all hidden', '<div style="display:none">Hello</div>', 'Hello'],
  ['pictures that stand for letters', 'Thanks <img alt="😀"> Ann', 'Thanks 😀 Ann'],
  [
    'text that its author indented',
    '<p>Yes</p><blockquote style="margin:0 0 0 40px;border:none;padding:0px"><div>Two rooms</div></blockquote>',
    'Yes\n\nTwo rooms',
  ],
  [
    'what others quote without a line beside it',
    '<blockquote type="cite" style="border:none"><blockquote style="border:none">One</blockquote>Two</blockquote>Three',
    '> One\n> Two\nThree',
  ],
  ['quotations', '<p>Yes</p><blockquote><ul><li>One</li></ul><p>Two</p></blockquote>', 'Yes\n\n> - One\n> Two'],
])('%s', (_, html, text) => {
  expect(htmlText(html)).toBe(text)
})
