// The toasts, in their own React root, so that they outlive the page that caused them.
import { createRoot } from 'react-dom/client'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import '#app/ui/styles/frame/toasts.css'
import type { ToastMessage } from './toast-message.ts'

let isMounted = false

export function show({ form, kind, text }: ToastMessage) {
  if (!isMounted) mount()
  // Also the element's id. A second message about the same form, or of the same kind, replaces the first one and restarts
  // its time.
  const toastId = `toast-${form ?? kind}`
  if (toast.isActive(toastId)) toast.update(toastId, { render: text, type: kind, role: roleOf(kind) })
  // Delayed until the live region exists: a message that arrives with it is not read out.
  else toast(text, { toastId, type: kind, role: roleOf(kind), delay: 100 })
}

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
      aria-label="Notifications, Alt+T"
      hotKeys={(event) => event.altKey && event.code === 'KeyT' && !isTyping(event.target)}
    />,
  )
}

const roleOf = (kind: ToastMessage['kind']) => (kind === 'error' ? 'alert' : 'status')

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
