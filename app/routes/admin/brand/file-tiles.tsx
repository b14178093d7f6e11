import type { FileGroup } from '#app/features/brand/export/file-groups.ts'
import { useSay } from '#app/languages/say.tsx'
import { Icon } from '#app/ui/icon.tsx'

type FileTilesProps = { groups: readonly FileGroup[]; href: (path: string) => string }

/** The files of a part, each version with its picture. */
export const FileTiles = ({ groups, href }: FileTilesProps) => {
  const say = useSay()
  return (
    <ul className="brand-tiles">
      {groups.map(({ title, note, files, pictures }) => (
        <li key={title}>
          <Thumbnail title={title} pictures={pictures.map(href)} />
          <strong>{say(title)}</strong>
          {note ? <span className="row-note">{say(note)}</span> : null}
          <span className="cluster links">
            {files.map(({ path, label }) => (
              <a key={path} href={href(path)} download>
                {label}
                <span className="visually-hidden">, {say(title)}</span>
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A version for dark grounds is shown on one, and a card with its edges; files without a picture have an icon. */
function Thumbnail({ title, pictures }: Pick<FileGroup, 'title' | 'pictures'>) {
  const ground =
    pictures.length === 0 ? 'none' : /reversed/.test(title) ? 'dark' : /^Card /.test(title) ? 'desk' : 'light'
  return (
    <span className="brand-ground" data-ground={ground}>
      {pictures.length === 0 ? <Icon name={icons[title] ?? 'file-text'} size={40} /> : null}
      {pictures.map((src) => (
        <img key={src} src={src} alt="" loading="lazy" />
      ))}
    </span>
  )
}

const icons: Record<string, string> = { 'Contact card': 'contact', 'Email signature': 'mail', Palette: 'palette' }
