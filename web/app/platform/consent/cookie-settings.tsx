import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { closes, PageDialog } from '../../ui/page-dialog.tsx'
import { CategorySwitch } from './category-switch.tsx'
import { COOKIE_SETTINGS_ASKED } from './consent.ts'
import type { Allowed } from './consent-choice.ts'

const DIALOG = 'cookie-settings'
const FORM = 'cookie-categories'

/** Counts the openings and holds the choice at that time. */
interface Asking {
  time: number
  allowed: Allowed
}

/**
 * Renders nothing until first opened, because few people open it. It then stays mounted: the close event may
 * arrive after it was opened again.
 */
export function CookieSettings() {
  const [asking, setAsking] = useState<Asking>()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const open = () => {
      window.plumbline.isAskedForCookieSettings = false
      setAsking((before) => ({ time: (before?.time ?? 0) + 1, allowed: window.plumbline.consent }))
    }
    if (window.plumbline.isAskedForCookieSettings) open()
    addEventListener(COOKIE_SETTINGS_ASKED, open)
    return () => removeEventListener(COOKIE_SETTINGS_ASKED, open)
  }, [])

  useEffect(() => {
    if (asking) dialog.current?.showModal()
  }, [asking])

  if (!asking) return null
  const { time, allowed } = asking
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    window.plumbline.chooseCookies({
      functional: chosen.has('functional'),
      analytics: chosen.has('analytics'),
      marketing: chosen.has('marketing'),
    })
    dialog.current?.close()
  }
  return (
    <PageDialog
      id={DIALOG}
      ref={dialog}
      title="Cookie settings"
      description="What this site may keep in your browser. You can change it at any time."
      actions={
        <>
          <Button look="quiet" {...closes(DIALOG)}>
            Cancel
          </Button>
          <Button type="submit" form={FORM}>
            Save Preferences
          </Button>
        </>
      }
    >
      <form key={time} id={FORM} onSubmit={save} className="divide-y divide-line">
        <CategorySwitch
          name="necessary"
          label="Necessary"
          hint="Sign-in, security, this choice, and what you have filled in but not sent. Always on."
          isOn
          isFixed
        />
        <CategorySwitch
          name="functional"
          label="Functional"
          hint="Remembers how you like the site to look and work."
          isOn={allowed.functional}
        />
        <CategorySwitch
          name="analytics"
          label="Analytics"
          hint="Shows us which pages are used."
          isOn={allowed.analytics}
        />
        <CategorySwitch
          name="marketing"
          label="Marketing"
          hint="Measures how visitors find us."
          isOn={allowed.marketing}
        />
      </form>
    </PageDialog>
  )
}
