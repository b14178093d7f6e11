// Our own neutral glyphs of one stroke width: the icon library has no brands.
import { LineArt } from '#app/ui/art/line-art.tsx'

const glyphs: Record<string, string> = {
  linkedin: 'M4 4h16v16H4zM8 11v6M8 7.5v.01M12 17v-6M12 13.5c0-3.2 4.5-3.2 4.5 0V17',
  twitter: 'M4.5 4.5 19.5 19.5M19 4.5l-6 6.6M10.6 13 5 19.5M4.5 4.5h4l11 15h-4z',
  facebook: 'M4 4h16v16H4zM13 20v-8.5C13 9.5 14 8.5 16.5 8.5M10.5 13h5',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.5 7.5v.01',
  tiktok: 'M13 4v11.2A3.4 3.4 0 1 1 9.6 12M13 4c.3 3 2.2 4.8 5 5',
}

/** Decoration beside a name; the link itself must name its target. */
export function SocialIcon({ network, size = 22 }: { network: string; size?: number }) {
  const glyph = glyphs[network.toLowerCase()] ?? 'M12 12v.01M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14z'
  return (
    <LineArt size={size}>
      <path d={glyph} />
    </LineArt>
  )
}
