import { type MentorPage, mentorPath } from '@preproom/models/contract/mentors/directory';
import type { ProfilePage, Service, WithContext } from 'schema-dts';

/** The mentor, what they offer and how it is rated, as schema.org data. */
export function mentorData(mentor: MentorPage, origin: string, brandName: string): WithContext<ProfilePage> {
  const url = origin + mentorPath(mentor.slug);
  const { Name, headline, designation, company, photo, linkedIn, expertise, languages } = mentor;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': url,
      name: Name,
      description: headline,
      jobTitle: designation,
      worksFor: { '@type': 'Organization', name: company },
      knowsAbout: expertise,
      knowsLanguage: languages,
      ...(photo && { image: new URL(photo, origin).href }),
      ...(linkedIn && { sameAs: linkedIn }),
      makesOffer: { '@type': 'Offer', itemOffered: interviews(mentor, brandName) },
    },
  };
}

/** A person has no rating in schema.org; what they offer has. */
function interviews(mentor: MentorPage, brandName: string): Service {
  const { Name, rating, ratingCount, reviews } = mentor;
  return {
    '@type': 'Service',
    name: `Mock interviews with ${Name}`,
    serviceType: 'Mock interview',
    provider: { '@type': 'Organization', name: brandName },
    ...(rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        ratingCount,
        bestRating: 5,
        worstRating: 1,
      },
      review: reviews.map(({ stars, text, firstName, writtenAt }) => ({
        '@type': 'Review' as const,
        reviewRating: { '@type': 'Rating' as const, ratingValue: stars },
        reviewBody: text,
        datePublished: writtenAt,
        ...(firstName && { author: { '@type': 'Person' as const, name: firstName } }),
      })),
    }),
  };
}
