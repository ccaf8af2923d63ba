'use client'

import { Fragment, useId } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { CopyButton } from '@/components/publish/copy-button'
import type { CodeExample } from '@/lib/portal/developers/examples'
import { withKey } from '@/lib/portal/developers/new-key'
import { useNewKey } from './use-new-key'

interface ExamplesProps {
  examples: readonly CodeExample[]
  /** True if the examples send no key. */
  isOpen: boolean
}

/** One request in several languages. The tabs are radio buttons, so they need no script. */
export function Examples({ examples, isOpen }: ExamplesProps) {
  const id = useId()
  const key = useNewKey()
  return (
    <>
      <fieldset className="code-tabs">
        <legend className="sr-only">Language</legend>
        {examples.map(({ language, text }, index) => {
          const exampleText = key ? withKey(text, key) : text
          return (
            <Fragment key={language}>
              <input
                type="radio"
                className="sr-only"
                name={id}
                id={`${id}-${index}`}
                defaultChecked={index === 0}
              />
              <label htmlFor={`${id}-${index}`}>{language}</label>
              <div className="code-block">
                <pre className="code">{exampleText}</pre>
                <CopyButton what={`the example in ${language}`} text={exampleText} />
              </div>
            </Fragment>
          )
        })}
      </fieldset>
      {!isOpen && (
        <p className="mt-2 text-muted text-note">
          {key ? (
            'With the key that you created in this tab.'
          ) : (
            <>
              Set <code>DID_ATLAS_KEY</code> to your{' '}
              <SiteLink href="/developers/key">API key</SiteLink>.
            </>
          )}
        </p>
      )}
    </>
  )
}
