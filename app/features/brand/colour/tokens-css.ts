import { toRgb } from './rgb.ts'
import type { Tokens } from './tokens.ts'

// These selectors, as in base.css, are dark in both themes.
const darkIslands =
  '.hero[data-kind="idea"],.site-header,.site-footer,.cta-band,.section[data-tone="dark"],.section[data-tone="band"]'

/** One small stylesheet: light values for every browser, pairs for browsers with light-dark(). */
export function tokensCss(both: Tokens, light: Tokens, dark: Tokens): string {
  const pairs = Object.entries(light).map(([name, color]) => [name, `light-dark(${color},${dark[name]})`] as const)
  return [
    `:root{${declare(both)}${declare(light)}${shadow(both)}}`,
    `@supports (color:light-dark(#000,#fff)){:root{${declare(Object.fromEntries(pairs))}}}`,
    `@supports not (color:light-dark(#000,#fff)){${darkIslands}{${declare(dark)}}}`,
  ].join('\n')
}

const declare = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')

function shadow(both: Tokens) {
  const rgb = toRgb(both['brand-navy'] as `#${string}`).join(' ')
  return `--shadow:0 1px 2px rgb(${rgb}/6%),0 12px 32px -16px rgb(${rgb}/22%);`
}
