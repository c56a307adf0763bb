const SAID_FOR_MS = 4_000

// A button with `data-copy-link` copies that address; the status beside it shows the outcome.
addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy-link]')
  if (!button) return
  const address = button.dataset.copyLink ?? ''
  const status = button.nextElementSibling
  // Without a secure connection there is no clipboard: shows the address to copy.
  const copied = await navigator.clipboard?.writeText(address).then(
    () => true,
    () => false,
  )
  if (!status) return
  status.textContent = copied ? 'Link copied' : address
  if (copied) setTimeout(() => status.replaceChildren(), SAID_FOR_MS)
})
