import type { FileGroup } from '#app/features/brand/export/file-groups.ts'
import { useWord } from '#app/languages/say.tsx'

type FileTilesProps = { groups: readonly FileGroup[]; href: (path: string) => string }

/** The files of a part, each version with its picture. */
export const FileTiles = ({ groups, href }: FileTilesProps) => {
  const word = useWord()
  return (
    <ul className="brand-tiles">
      {groups.map(({ title, files }) => (
        <li key={title}>
          <Thumbnail title={title} files={files} href={href} />
          <strong>{word(title)}</strong>
          <span className="file-links">
            {files.map(({ path, label }) => (
              <a key={path} href={href(path)} download>
                {word(label)}
                <span className="visually-hidden">, {word(title)}</span>
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A version for dark grounds is shown on one; a version without a picture has none. */
function Thumbnail({ title, files, href }: FileGroup & Pick<FileTilesProps, 'href'>) {
  const shown = files.find(({ path }) => path.endsWith('.svg')) ?? files.find(({ path }) => path.endsWith('.png'))
  if (!shown) return null
  return (
    <span className="brand-ground" data-ground={/reversed/.test(title) ? 'dark' : 'light'}>
      <img src={href(shown.path)} alt="" loading="lazy" />
    </span>
  )
}
