// Opens the form of a pressed text beside its page. When the form leads back to the page, saved or cancelled, the new page takes
// the place of the old one without scrolling. Without scripts, and in a new tab, the same links lead to the form.

const forms = '/admin/texts/'

/** The link to the form that is open, or was. */
let pressed = null

const panel = () => document.querySelector('.edit-beside')
const frameOf = (dialog) => dialog.querySelector('iframe')

document.addEventListener('click', (event) => {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (target.closest('.edit-beside button')) close()
  const link = target.closest('.edit-mark, .edit-bar a')
  if (!link?.pathname.startsWith(forms) || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
  event.preventDefault()
  open(link)
})

addEventListener('keydown', closeByKey)

/** A draft is published in the frame, which then shows the page. */
document.addEventListener('submit', ({ target: form }) => {
  if (!form.matches('.edit-bar form, .edit-told form')) return
  pressed = form.closest('li')?.querySelector('a') ?? pressed
  form.target = frameOf(panel()).name
  form.action = beside(form.action)
})

// The event does not bubble.
document.addEventListener('load', ({ target }) => target === frameOf(panel()) && onLoad(target), true)

function beside(address) {
  const url = new URL(address)
  url.searchParams.set('beside', '')
  url.hash = ''
  return url.href
}

function open(link) {
  const dialog = panel()
  const frame = frameOf(dialog)
  mark(link)
  dialog.setAttribute('aria-label', link.title || link.textContent)
  dialog.querySelector('a').href = link.href
  // The text stays in sight.
  const { left, right } = link.getBoundingClientRect()
  dialog.dataset.side = left + right > document.body.clientWidth ? 'start' : 'end'
  dialog.show()
  const address = beside(link.href)
  // The form that was open last is not loaded again, so its unsaved text is still there.
  if (frame.contentDocument?.location.href === address) showField(frame.contentDocument)
  else frame.contentWindow.location.replace(address)
}

function mark(link) {
  pressed?.removeAttribute('aria-current')
  pressed = link
  link.setAttribute('aria-current', 'true')
}

function close() {
  panel().close()
  pressed?.removeAttribute('aria-current')
  pressed?.focus({ preventScroll: true })
}

function closeByKey(event) {
  if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented && panel().open) close()
}

function onLoad(frame) {
  const shown = frame.contentDocument
  // Some pages, such as the sign-in page, refuse to be shown in a frame: they take the place of this page.
  if (!shown) return location.assign(pressed.href)
  const { href, pathname } = shown.location
  if (href === 'about:blank') return
  if (pathname.startsWith(forms)) {
    // After the form's own keys.
    shown.defaultView.addEventListener('keydown', closeByKey)
    panel().show()
    showField(shown)
  } else if (pathname === location.pathname && shown.querySelector('.edit-bar')) takePage(shown)
  else location.assign(href)
}

const typedInto = 'input:not([type=hidden]), textarea, select'

function showField(form) {
  const field = form.getElementById(decodeURIComponent(pressed.hash.slice(1)))
  if (!field) return form.defaultView.focus()
  for (let part = field.closest('details'); part; part = part.parentElement.closest('details')) part.open = true
  // It may scroll the page around the frame, too.
  const { scrollX: left, scrollY: top } = window
  field.scrollIntoView({ block: 'center' })
  scrollTo({ left, top, behavior: 'instant' })
  const control = field.matches(typedInto) ? field : field.querySelector(typedInto)
  ;(control ?? field).focus({ preventScroll: true })
}

function takePage(page) {
  const { href } = pressed
  const alike = () => [...document.querySelectorAll('.edit-mark, .edit-bar a')].filter((link) => link.href === href)
  const at = alike().indexOf(pressed)
  document.title = page.title
  document.body.replaceWith(document.importNode(page.body, true))
  pressed = alike()[at] ?? alike()[0] ?? null
  tell()
  const folded = pressed?.closest('details')
  if (folded) folded.open = true
  pressed?.focus({ preventScroll: true })
}

/**
 * The page's message is in sight wherever the page is scrolled to, with the way on, and the button that publishes the draft or
 * what the page still waits for.
 */
function tell() {
  const told = document.querySelector('main > .banner')
  if (!told) return
  const way = document.querySelector('main > .banner + a')
  told.classList.add('edit-told')
  const words = told.textContent
  told.textContent = ''
  const path = pressed && `${pressed.pathname}/publish`
  const forms = [...document.querySelectorAll('.edit-bar form')]
  const publish =
    forms.find(({ action }) => new URL(action).pathname === path) ?? forms.find(({ dataset }) => 'awaited' in dataset)
  // Screen readers announce what changes, not what the page begins with.
  setTimeout(() => told.append(`${words} `, ...(way ? [way] : []), ...(publish ? [publish.cloneNode(true)] : [])))
}
