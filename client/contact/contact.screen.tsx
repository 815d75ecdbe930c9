import { Fragment } from 'react'
import { ContactForm } from './contact-form.tsx'
import { ContactLines } from '../content/page/contact-lines.tsx'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { useShop } from '../shop.tsx'
import type { ContactProps } from '../../domain/screens/content/contact.ts'

export function Screen({ page, ...form }: ContactProps) {
  const { site, routes, text } = useShop()
  const { company, street, postcode, city, register, companyNumber, vatId } = site.globals.contact
  // § 5 DDG, § 435 of the Czech Civil Code: from the merchant's data, whatever the page's text has.
  const facts = [
    register,
    companyNumber && `${text('contact.companyNumber')} ${companyNumber}`,
    vatId && `${text('contact.vatId')} ${vatId}`,
  ].filter((fact) => fact !== undefined && fact !== '')
  return (
    <div className="container article-page">
      <Breadcrumbs items={[]} current={text('contact.heading')} />
      <div className="contact">
        <header className="contact__head">
          <h1 className="contact__title">{text('contact.heading')}</h1>
          <p className="article-head__perex">{text('contact.lead')}</p>
        </header>
        <section className="contact__lines contact-box">
          <h2 className="page-aside__title">{text('header.advice')}</h2>
          <ContactLines />
        </section>
        <section className="contact__form">
          <ContactForm {...form} />
        </section>
        <aside className="contact__aside">
          {street && (
            <address className="branch-address">
              {company}
              <br />
              {street}
              <br />
              {postcode} {city}
              {facts.map((fact) => (
                <Fragment key={fact}>
                  <br />
                  {fact}
                </Fragment>
              ))}
            </address>
          )}
          <ul className="contact__ways">
            <li>
              <a href={routes.branches()}>
                {text('contact.branches')} <Icon name="arrow-right" size={16} />
              </a>
            </li>
            <li>
              <a href={routes.aboutPurchase()}>
                {text('contact.help')} <Icon name="arrow-right" size={16} />
              </a>
            </li>
          </ul>
        </aside>
        {page && (
          <section className="contact__page" id="legal">
            <h2 className="contact__part">{page.title}</h2>
            <RichText name="content" doc={page.content} headingLevel={3} />
          </section>
        )}
      </div>
    </div>
  )
}
