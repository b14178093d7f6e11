// The toasts, in their own React root, so that they outlive the page that caused them.
import type { FormEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import '#app/ui/styles/frame/toasts.css'
import { type ToastMessage, type Undo, undoing } from './toast-message.ts'

let isMounted = false

/** The toasts that are shown and offer nothing to take back. */
const said = new Set<string>()

export function dismissSaid(isUndone: boolean) {
  if (isUndone) toast.dismiss()
  for (const id of said) toast.dismiss(id)
  said.clear()
}

export function show({ form, kind, text, undo, link }: ToastMessage) {
  if (!isMounted) mount()
  // Also the element's id. A second message about the same form, or of the same kind, replaces the first one and restarts
  // its time.
  const toastId = `toast-${form ?? kind}`
  said[undo ? 'delete' : 'add'](toastId)
  const options = { type: kind, role: roleOf(kind), autoClose: undo || link ? 10_000 : 5000 }
  const content = undo ? (
    <Undoable text={text} undo={undo} />
  ) : link ? (
    <div className="toast-act">
      {text}
      <a href={link.to} className="button button-outline button-s">
        {link.label}
      </a>
    </div>
  ) : (
    text
  )
  if (toast.isActive(toastId)) toast.update(toastId, { render: content, ...options })
  // Delayed until the live region exists: a message that arrives with it is not read out.
  else toast(content, { toastId, ...options, delay: 100 })
}

/** The page's own form does it without leaving the page; after a move to another page, this form does. */
function Undoable({ text, undo }: { text: string; undo: Undo }) {
  const { action, values, label } = undoing(undo, location.pathname + location.search)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const onPage = document.getElementById('undo')
    if (!(onPage instanceof HTMLFormElement)) return
    event.preventDefault()
    onPage.requestSubmit()
  }
  return (
    <form method="post" action={action} className="toast-act" onSubmit={onSubmit}>
      {text}
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button button-outline button-s">
        {label ?? ownLabels().undo}
      </button>
    </form>
  )
}

/** By the page's language: the toasts stand outside the page, which has the other words. */
const labels: Partial<Record<string, { toasts: string; undo: string }>> = {
  fr: { toasts: 'Notifications', undo: 'Annuler' },
  ko: { toasts: '알림', undo: '실행 취소' },
}

const ownLabels = () => labels[document.body.lang] ?? { toasts: 'Notifications', undo: 'Undo' }

function mount() {
  isMounted = true
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(
    <ToastContainer
      autoClose={5000}
      draggable="touch"
      draggablePercent={80}
      pauseOnHover
      pauseOnFocusLoss
      // The stylesheet animates the entrance; the library's own would wait for an animation that reduced motion disables.
      transition={undefined}
      aria-label={`${ownLabels().toasts}, Alt+T`}
      hotKeys={(event) => event.altKey && event.code === 'KeyT' && !isTyping(event.target)}
    />,
  )
}

const roleOf = (kind: ToastMessage['kind']) => (kind === 'error' ? 'alert' : 'status')

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
