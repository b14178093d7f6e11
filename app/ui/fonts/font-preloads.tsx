import displayFont from './bricolage-grotesque.woff2?url'
import textFont from './hanken-grotesk.woff2?url'

/**
 * Loads the fonts together with the styles. On a line that answers slowly they wait for the styles, because the text is drawn
 * before the fonts arrive there, and would wait for its share of the line.
 */
export function FontPreloads({ nonce }: { nonce?: string }) {
  return (
    <>
      {[displayFont, textFont].map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={href}
          media="(scripting: none)"
          suppressHydrationWarning
        />
      ))}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: preloadOnFastLines }} />
    </>
  )
}

/** The server answers within a few milliseconds, so that a longer wait for the page's first lines, in milliseconds, is the line's. */
const preloadOnFastLines = [
  'if(performance.now()-performance.getEntriesByType("navigation")[0].requestStart<250)',
  'for(const link of document.querySelectorAll("link[as=font]"))link.media="all"',
].join('')
