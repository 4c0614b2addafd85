import { Link, useRevalidator } from 'react-router'
import { Button } from '../../ui/button'
import { buttonClass } from '../../ui/button-class'
import { Page } from '../../ui/page'

export function ErrorPage() {
  const { revalidate, state } = useRevalidator()
  return (
    <Page
      title="This page could not be shown"
      intro="Something went wrong on our side. Nothing you entered elsewhere is lost. Please try again in a moment."
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="main" busy={state !== 'idle'} onClick={() => revalidate()}>
          Try again
        </Button>
        <Link to="/" className={buttonClass()}>
          Go to the home page
        </Link>
      </div>
    </Page>
  )
}
