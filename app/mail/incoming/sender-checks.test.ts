import { expect, test } from 'vitest'
import { senderChecks, unchecked, verdictOf } from './sender-checks.ts'

const from = 'ann@example.com'
const ses =
  'amazonses.com; spf=pass (spfCheck: domain of _spf.example.com designates 192.0.2.1 as permitted sender) client-ip=192.0.2.1'

test.each([
  [
    'a usual mail',
    `${ses}; envelope-from=ann@example.com; helo=mail.example.com; dkim=pass header.i=@example.com; dmarc=pass header.from=example.com;`,
    { spf: 'pass', dkim: 'pass', dmarc: 'pass' },
    'proven',
  ],
  [
    'a mail sent on by a list, which the domain signed',
    `${ses}; envelope-from=list@lists.example; dkim=pass header.i=@mail.example.com; dmarc=none header.from=example.com;`,
    { spf: 'pass for another domain', dkim: 'pass', dmarc: 'none' },
    'proven',
  ],
  [
    'a mail from the own server of somebody else',
    `${ses}; envelope-from=eve@evil.example; dkim=pass header.i=@evil.example; dmarc=fail header.from=example.com;`,
    { spf: 'pass for another domain', dkim: 'pass for another domain', dmarc: 'fail' },
    'unproven',
  ],
  [
    'a domain whose rules are not there, written by somebody else',
    `${ses}; envelope-from=eve@notexample.com; dkim=none; dmarc=none header.from=example.com;`,
    { spf: 'pass for another domain', dkim: 'none', dmarc: 'none' },
    'unproven',
  ],
  [
    'results within a comment and a quoted name',
    `amazonses.com; spf=fail (x; dmarc=pass) envelope-from="a; dmarc=pass; dkim=pass header.i=@example.com"@evil.example; dkim=none; dmarc=fail`,
    { spf: 'fail', dkim: 'none', dmarc: 'fail' },
    'unproven',
  ],
])('%s', (_, line, checks, verdict) => {
  expect(senderChecks([line], from)).toEqual(checks)
  expect(verdictOf(checks)).toBe(verdict)
})

test('results of other checkers are ignored', () => {
  expect(senderChecks(['mx.evil.example; spf=pass; dkim=pass; dmarc=pass', 7], from)).toEqual(unchecked)
  expect(verdictOf(unchecked)).toBe('unchecked')
})

test('a forged result does not hide the mail service’s own', () => {
  const honest = 'amazonses.com; spf=fail; dkim=none; dmarc=fail'
  const forged = 'amazonses.com; spf=pass; dkim=pass; dmarc=pass'
  for (const lines of [[honest, forged], [forged, honest], [`${forged}\n${honest}`]]) {
    expect(verdictOf(senderChecks(lines, from))).toBe('unproven')
  }
})
