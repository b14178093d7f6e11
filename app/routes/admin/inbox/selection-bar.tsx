// The actions on the selected records, at the foot of the list. Without scripts all are shown; with them, from one selected
// record on.
import { useNavigation, useSearchParams } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { Colleague } from '#app/features/records/colleagues.server.ts'
import { tagsIn } from '#app/features/records/tags/tags.ts'
import { useFlash } from '#app/http/browser/flash.ts'
import { useSay } from '#app/languages/say.tsx'
import { wakeNow } from '#app/time/snooze-times.ts'
import { Button } from '#app/ui/button.tsx'
import { Popover } from '#app/ui/popover.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useSnoozeTimes } from '../records/desk-card.tsx'
import { bulkMoves, tagsParam } from './bulk-choices.ts'

type SelectionBarProps = Pick<BulkActionsProps, 'colleagues' | 'tagsInUse'>

export function SelectionBar({ colleagues, tagsInUse }: SelectionBarProps) {
  const say = useSay()
  const bar = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const isBusy = useNavigation().state !== 'idle'
  const { count, closable, isAll, isOnePerson, moves, selectAll } = useSelection(bar)
  const fits = (to: string) => !isHydrated || moves.split(' ').includes(to)
  return (
    <div ref={bar} className="cluster bulk-bar" data-selected={count > 0 || undefined}>
      {/* Enter in a field presses the first button of the form. */}
      <button type="submit" name="do" value="" hidden />
      {/* The key e presses it, also for a record that is not selected and while none can be done: the answer says why. */}
      <button type="submit" id="done-key" name="do" value="move:completed" disabled={isBusy} hidden />
      {isHydrated ? (
        <>
          <label className="checkbox select-all">
            <input
              type="checkbox"
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && !isAll
              }}
              onChange={(event) => selectAll(event.target.checked)}
            />
            <span className={count > 0 ? 'visually-hidden' : undefined}>{say('Select all')}</span>
          </label>
          <span role="status" id="bulk-selected">
            {count === 0 ? '' : say('{count} selected', { count })}
            {count > 0 && closable === 0 ? `\u00a0· ${say('Nothing selected can be marked as done.')}` : null}
            {closable > 0 && closable < count
              ? `\u00a0· ${say('{count} can be marked as done', { count: closable })}`
              : null}
          </span>
          {count > 0 ? (
            <Button variant="ghost" size="s" onClick={() => selectAll(false)}>
              {say('Clear')}
            </Button>
          ) : null}
        </>
      ) : (
        <p>{say('With selected records')}</p>
      )}
      <div className="button-row" hidden={isHydrated && count === 0}>
        <Button
          type="submit"
          id="bulk-done"
          name="do"
          value="move:completed"
          variant="outline"
          size="s"
          disabled={!fits('completed')}
          aria-describedby={fits('completed') ? undefined : 'bulk-selected'}
        >
          {say('Done')}
        </Button>
        <BulkActions colleagues={colleagues} tagsInUse={tagsInUse} fits={fits} />
        {isOnePerson || !isHydrated ? (
          <Button type="submit" name="do" value="merge" variant="outline" size="s">
            {say('Merge')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

type BulkActionsProps = {
  colleagues: readonly Colleague[]
  /** Offered where tags are typed. */
  tagsInUse: readonly string[]
  /** Tells whether a selected record may be moved to a status; without scripts all moves are offered. */
  fits: (to: string) => boolean
}

function BulkActions({ colleagues, tagsInUse, fits }: BulkActionsProps) {
  const say = useSay()
  const [params] = useSearchParams()
  const wake = params.get('view') === 'snoozed' ? [[wakeNow, say('End snooze')] as const] : []
  const times = useSnoozeTimes()
  const moves = Object.entries(bulkMoves).filter(([to]) => to !== 'completed' && fits(to))
  return (
    <>
      {moves.length > 0 ? (
        <Popover id="bulk-move" label={say('Move')}>
          <Choices verb="move" options={moves.map(([to, label]) => [to, say(label)] as const)} />
        </Popover>
      ) : null}
      <Popover id="bulk-assign" label={say('Assign')}>
        <Choices
          verb="assign"
          options={[...colleagues.map(({ id, name }) => [id, name] as const), ['', say('Unassigned')]]}
        />
      </Popover>
      <Popover id="bulk-snooze" label={say('Snooze')}>
        <Choices verb="snooze" options={[...wake, ...times]} />
        <div className="stack popover-field" data-gap="s">
          <label className="field-label" htmlFor="bulk-until">
            {say('Until|day')}
          </label>
          <input className="input" id="bulk-until" name="until" type="date" />
          <Button type="submit" name="do" value="snooze" variant="outline" size="s">
            {say('Snooze until that day')}
          </Button>
        </div>
      </Popover>
      <TagPopover tagsInUse={tagsInUse} />
    </>
  )
}

/** The most used tags, of those that begin as the typed one, are a press away; without scripts all are. */
const mostChoices = 5

function TagPopover({ tagsInUse }: Pick<BulkActionsProps, 'tagsInUse'>) {
  const say = useSay()
  const refused = useSearchParams()[0].get(tagsParam) ?? ''
  // Once tags were added, the next ones begin anew.
  const flash = useFlash()
  const last = useRef<string>()
  if (flash && flash.kind !== 'error') last.current = flash.id
  return (
    <Popover id="bulk-tag" label={say('Tag')} open={refused !== '' || undefined}>
      <TagFields key={last.current} tagsInUse={tagsInUse} refused={refused} />
    </Popover>
  )
}

function TagFields({ tagsInUse, refused }: Pick<BulkActionsProps, 'tagsInUse'> & { refused: string }) {
  const say = useSay()
  const [typed, setTyped] = useState(refused)
  const begun = tagsIn(typed.split(',').at(-1) ?? '')[0] ?? ''
  const isHydrated = useHydrated()
  const proposed = isHydrated ? tagsInUse.filter((tag) => tag.startsWith(begun)).slice(0, mostChoices) : tagsInUse
  return (
    <>
      <div className="stack popover-field" data-gap="s">
        <label className="field-label" htmlFor="bulk-tags">
          {say('Tags to add')}
        </label>
        <input
          className="input"
          id="bulk-tags"
          name="tags"
          maxLength={300}
          autoComplete="off"
          defaultValue={refused}
          onChange={({ target }) => setTyped(target.value)}
          dir="auto"
        />
        <Button type="submit" name="do" value="tag" variant="outline" size="s">
          {say('Add')}
        </Button>
      </div>
      {proposed.length > 0 ? <Choices verb="tag" options={proposed.map((tag) => [tag, `#${tag}`] as const)} /> : null}
    </>
  )
}

type ChoicesProps = { verb: string; options: readonly (readonly [value: string, label: string])[] }

/** Buttons with which the form says its verb and the choice. */
export const Choices = ({ verb, options }: ChoicesProps) => (
  <ul className="popover-choices">
    {options.map(([value, label]) => (
      <li key={value}>
        <button type="submit" name="do" value={`${verb}:${value}`} dir="auto">
          {label}
        </button>
      </li>
    ))}
  </ul>
)

/** Follows the checkboxes of the bar's form. */
function useSelection(bar: React.RefObject<HTMLElement>) {
  const [{ total, ...selection }, setState] = useState({
    count: 0,
    closable: 0,
    total: 0,
    isOnePerson: false,
    moves: '',
  })
  const boxes = () => [...(bar.current?.closest('form')?.querySelectorAll<HTMLInputElement>('[name=record]') ?? [])]
  const read = () => {
    const found = boxes()
    const chosen = found.filter(({ checked }) => checked)
    const offered = chosen.map(({ dataset }) => dataset.moves).join(' ')
    const closable = chosen.filter(({ dataset }) => dataset.moves?.split(' ').includes('completed')).length
    const [person, ...others] = chosen.map(({ dataset }) => dataset.person)
    const isOnePerson = person !== undefined && others.length > 0 && others.every((other) => other === person)
    const next = { count: chosen.length, closable, total: found.length, isOnePerson, moves: offered }
    setState((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
  }
  // After every render, because the list may have changed.
  useEffect(() => {
    read()
    const form = bar.current?.closest('form')
    form?.addEventListener('change', read)
    return () => form?.removeEventListener('change', read)
  })
  const selectAll = (isOn: boolean) => {
    for (const box of boxes()) box.checked = isOn
    read()
  }
  // Escape that closes a panel or leaves a text is no longer free; in a field it belongs to the field.
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return
      if (target instanceof Element && target.closest('.inbox-preview, input:not([type=checkbox])')) return
      for (const box of boxes()) box.checked = false
      read()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
  return { ...selection, isAll: selection.count > 0 && selection.count === total, selectAll }
}
