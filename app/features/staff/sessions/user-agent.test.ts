import { expect, test } from 'vitest'
import { sayIn } from '#app/languages/phrases.server.ts'
import { describeUserAgent } from './user-agent.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

test.each([
  [`${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, 'Edge on Windows'],
  [`${windows.replace(')', '; rv:127.0)')} Gecko/20100101 Firefox/127.0`, 'Firefox on Windows'],
  [`${mac}/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`, 'Safari on a Mac'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/126.0 Mobile/15E148 Safari/604.1',
    'Chrome on an iPad',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on Linux'],
  ['Lynx/2.9.0 libwww-FM/2.14', 'Lynx'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'A browser on Linux'],
  ['', 'Unknown device'],
  ['<script>alert(1)</script>', 'Unknown device'],
])('%s', (userAgent, words) => {
  expect(describeUserAgent(userAgent, sayIn('en'))).toBe(words)
})

test.each([
  [`${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36`, 'Chrome sous Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Un navigateur sous Linux'],
  ['', 'Appareil inconnu'],
])('in French, %s', (userAgent, words) => {
  expect(describeUserAgent(userAgent, sayIn('fr'))).toBe(words)
})
