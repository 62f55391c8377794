import { useState } from 'react';
import type { TeamMember } from '#src/desk/shared/teamQuery.ts';
import type { TripMatch } from '#src/desk/shared/tripMatchStatuses.data.ts';
import type { TripRequestDetail } from '#src/desk/shared/tripRequestStatuses.data.ts';
import { Panel, PanelTitle, Quiet } from '#src/desk/team/request/RequestScreen.styles.ts';
import { CriterionRow } from './CriterionRow.tsx';
import { findConsequence } from './findConsequence.ts';
import { Criteria, Stage, StageTitle } from './ScreeningPanel.styles.ts';
import { stageNames } from './screeningNames.data.ts';
import type { Criterion, ScreeningResult } from './screeningQueries.ts';

/** Props of ScreeningPanel. */
export interface ScreeningPanelProps {
  request: TripRequestDetail;
  matches: readonly TripMatch[];
  criteria: readonly Criterion[];
  /** The last first. */
  results: readonly ScreeningResult[];
  team: readonly TeamMember[];
}

/** What we ask before companies hear of a request and before they meet the traveler, stage by stage. */
export function ScreeningPanel({ criteria, results, ...props }: ScreeningPanelProps) {
  const newest = new Map(results.filter(({ isNewest }) => isNewest).map((result) => [result.criterionId, result]));
  return (
    <Panel aria-labelledby="screening">
      <PanelTitle id="screening">Screening</PanelTitle>
      {criteria.length === 0 && <Quiet>Nothing is asked of requests. Administrators decide what is.</Quiet>}
      {Object.entries(stageNames).map(([stage, name]) => {
        const ofStage = criteria.filter((criterion) => criterion.stage === stage);
        return ofStage.length > 0 && <StageCriteria key={stage} name={name} criteria={ofStage} newest={newest} {...props} />;
      })}
    </Panel>
  );
}

interface StageCriteriaProps extends Omit<ScreeningPanelProps, 'results'> {
  name: string;
  newest: ReadonlyMap<string, ScreeningResult>;
}

function StageCriteria({ name, criteria, newest, request, matches, team }: StageCriteriaProps) {
  const open = criteria.filter(({ id }) => !newest.has(id)).length;
  const doubtful = criteria.filter(({ id }) => ['WARN', 'FAIL'].includes(newest.get(id)?.outcome ?? '')).length;
  // Only at first: a stage that is done stays open under the hand.
  const [isOpen] = useState(open + doubtful > 0 && (criteria[0]?.stage === 'BEFORE_MATCH') === isScreened(request.status));
  const outcomes = new Map([...newest].map(([id, { outcome }]) => [id, outcome]));
  return (
    <Stage open={isOpen}>
      <summary>
        <StageTitle>{name}</StageTitle>
        {[open > 0 && `${open} open`, doubtful > 0 && `${doubtful} in doubt`].filter(Boolean).join(', ') || 'Done'}
      </summary>
      <Criteria>
        {criteria.map((criterion) => (
          <CriterionRow
            key={criterion.id}
            requestId={request.id}
            criterion={criterion}
            result={newest.get(criterion.id)}
            team={team}
            describeConsequence={(outcome) =>
              findConsequence({ status: request.status, matches, criteria, outcomes, criterionId: criterion.id, outcome })
            }
          />
        ))}
      </Criteria>
    </Stage>
  );
}

/** Whether the first look still goes on. */
function isScreened(status: TripRequestDetail['status']): boolean {
  return status === 'PENDING' || status === 'SCREENING' || status === 'NEEDS_INFO';
}
