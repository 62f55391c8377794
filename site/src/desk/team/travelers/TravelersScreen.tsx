import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '#src/shared/api.ts';
import { DeskTitle } from '#src/desk/frame/DeskTitle.tsx';
import { countriesQuery } from '#src/desk/shared/countriesQuery.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { TravelerList } from './TravelerList.tsx';
import { buildTravelersHref, readTravelersAddress } from './travelersAddress.ts';
import { PAGE_SIZE, travelersQuery } from './travelersQueries.ts';

/** Everybody who asked for a journey, by words and filters. */
export function TravelersScreen() {
  const [query] = useSearchParams();
  const address = readTravelersAddress(query);
  const navigate = useNavigate();
  const may = useMay();
  const { data: page, isError } = useQuery(travelersQuery(api, address));
  const { data: countries = [] } = useQuery(countriesQuery(api));
  return (
    <>
      <DeskTitle>Travelers</DeskTitle>
      <TravelerList
        items={page?.items ?? []}
        total={page?.total ?? 0}
        isEstimate={page?.totalIsEstimate ?? false}
        isLoading={page === undefined && !isError}
        isStale={isError}
        address={address}
        pages={Math.ceil((page?.total ?? 0) / PAGE_SIZE)}
        countries={countries}
        isMasked={!may('PUT /v3/travelers/{id}')} // who changes travelers sees them in the clear
        onChange={(change) => void navigate(buildTravelersHref({ ...address, page: 1, ...change }))}
      />
    </>
  );
}
