// Describes a browser in plain words. The order matters: most browsers also name their ancestors.
import type { Phrase, Say } from '#app/languages/phrases.server.ts'

type Sign<Words> = readonly [pattern: RegExp, words: Words]

const browsers: readonly Sign<string>[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bWhale\//, 'Whale'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[^V]+\bSafari\//, 'Safari'],
  [/^Lynx\//, 'Lynx'],
  [/^w3m\//, 'w3m'],
  [/^curl\//, 'curl'],
]

const systems: readonly Sign<Phrase>[] = [
  [/\biPhone\b/, '{browser} on an iPhone'],
  [/\biPad\b/, '{browser} on an iPad'],
  [/\bAndroid\b/, '{browser} on Android'],
  [/\bWindows\b/, '{browser} on Windows'],
  [/\bCrOS\b/, '{browser} on a Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, '{browser} on a Mac'],
  [/\bLinux\b|\bX11\b/, '{browser} on Linux'],
]

/** Such as "Firefox on Windows". */
export function describeUserAgent(userAgent: string, say: Say): string {
  const browser = wordsOf(browsers, userAgent)
  const system = wordsOf(systems, userAgent)
  if (system) return say(system, { browser: browser ?? say('A browser') })
  return browser ?? say('Unknown device')
}

const wordsOf = <Words>(signs: readonly Sign<Words>[], text: string) =>
  signs.find(([pattern]) => pattern.test(text))?.[1]
