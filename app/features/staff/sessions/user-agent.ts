// Describes a browser in plain words. The order matters: most browsers also name their ancestors.
type Sign = readonly [pattern: RegExp, words: string]

const browsers: readonly Sign[] = [
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

const systems: readonly Sign[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** Such as "Firefox on Windows". */
export function describeUserAgent(userAgent: string): string {
  const browser = wordsOf(browsers, userAgent)
  const system = wordsOf(systems, userAgent)
  if (browser && system) return `${browser} on ${system}`
  if (browser) return browser
  return system ? `A browser on ${system}` : 'Unknown device'
}

const wordsOf = (signs: readonly Sign[], text: string) => signs.find(([pattern]) => pattern.test(text))?.[1]
